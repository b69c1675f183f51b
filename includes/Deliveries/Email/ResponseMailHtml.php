<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\Email;

use UserFeedback\Responses\Storage\StoredResponse;
use UserFeedback\Settings\Mail\MailHtmlLayout;
use UserFeedback\Settings\Mail\MailText;
use UserFeedback\Surveys\Storage\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Writes the message as HTML (see MailHtmlLayout). The page's URL is the only visitor input that becomes a link, with the URL
 * visible.
 */
final class ResponseMailHtml {

	/** @param non-empty-list<StoredResponse> $responses the ones to show */
	public static function of( Survey $survey, string $title, array $responses, int $more, bool $isDigest, string $image ): string {
		$cards = array_map( static fn( StoredResponse $one ): string => self::response( $survey, $one, $isDigest ), $responses );
		$parts = $isDigest
			? array(
				MailHtmlLayout::card( MailHtmlLayout::heading( $title ) ),
				...array_map( array( MailHtmlLayout::class, 'card' ), $cards ),
			)
			: array( MailHtmlLayout::card( MailHtmlLayout::heading( $title ) . $cards[0] ) );
		if ( $more > 0 ) {
			$link    = self::link( ResponseMailStrings::responsesUrl( $survey->id ), ResponseMailStrings::more( $more ) );
			$parts[] = MailHtmlLayout::card( "<p style=\"margin:0;\">$link</p>" );
		}
		$parts[] = MailHtmlLayout::foot(
			$isDigest ? ResponseMailStrings::responsesUrl( $survey->id ) : ResponseMailStrings::responseUrl( $responses[0] ),
			$isDigest ? __( 'All responses', 'userfeedback' ) : __( 'View response', 'userfeedback' ),
			ResponseMailStrings::why(),
			ResponseMailStrings::settingsUrl( $survey ),
			__( 'Change recipients', 'userfeedback' )
		);
		return MailHtmlLayout::html( $title, $image, $parts );
	}

	private static function response( Survey $survey, StoredResponse $response, bool $isDigest ): string {
		$link = self::link( ResponseMailStrings::responseUrl( $response ), ResponseMailStrings::response( $response ) );
		$html = $isDigest ? "<h2 style=\"margin:0;font-size:16px;\">$link</h2>" : '';
		foreach ( FormatAnswers::of( $survey, $response ) as $answer ) {
			$html .= self::answer( $answer );
		}
		$page = self::page( $response );
		return $html . sprintf(
			'<p class="uf-soft uf-line" style="margin:16px 0 0;padding:16px 0 0;border-top:1px solid %s;font-size:13px;color:%s;">%s%s</p>',
			MailHtmlLayout::LINE,
			MailHtmlLayout::SOFT,
			'' === $page ? '' : "$page<br>",
			MailText::html( ResponseMailStrings::when( $response ) )
		);
	}

	private static function answer( FormattedAnswer $answer ): string {
		$rows = array_map( array( self::class, 'typed' ), $answer->given );
		$said = match ( count( $rows ) ) {
			0       => self::soft( __( 'Skipped', 'userfeedback' ) ),
			1       => $rows[0],
			default => '<ul style="margin:0;padding:0 20px;"><li>' . implode( '</li><li>', $rows ) . '</li></ul>',
		};
		foreach ( array(
			__( 'Name', 'userfeedback' )     => $answer->name,
			__( 'Comments', 'userfeedback' ) => $answer->comments,
		) as $label => $text ) {
			$said .= '' === $text ? '' : '<div style="margin:8px 0 0;">' . self::soft( "$label:" ) . ' ' . self::typed( $text ) . '</div>';
		}
		return sprintf(
			'<div style="margin:16px 0 0;"><div style="font-weight:600;">%s</div><div style="margin:4px 0 0;">%s</div></div>',
			self::typed( $answer->question ),
			$said
		);
	}

	/** The page chooses its own title, so the URL is shown next to it. */
	private static function page( StoredResponse $response ): string {
		$name = ResponseMailStrings::page( $response );
		$url  = esc_url( $response->page->url, array( 'http', 'https' ) );
		return implode(
			'<br>',
			array_diff(
				array(
					'' === $name ? '' : self::typed( $name ),
					'' === $url ? '' : sprintf(
						'<a class="uf-link" href="%s" style="color:%s;"><bdi>%s</bdi></a>',
						$url,
						MailHtmlLayout::LINK,
						MailText::html( $response->page->url )
					),
				),
				array( '' )
			)
		);
	}

	private static function link( string $url, string $label ): string {
		return sprintf(
			'<a class="uf-link" href="%s" style="color:%s;">%s</a>',
			esc_url( $url ),
			MailHtmlLayout::LINK,
			MailText::html( $label )
		);
	}

	private static function soft( string $text ): string {
		return sprintf( '<span class="uf-soft" style="color:%s;">%s</span>', MailHtmlLayout::SOFT, MailText::html( $text ) );
	}

	/** Isolates the text direction, so that it doesn't affect the text around it. */
	private static function typed( string $text ): string {
		return '<bdi>' . str_replace( "\n", "<br>\n", MailText::html( $text ) ) . '</bdi>';
	}
}
