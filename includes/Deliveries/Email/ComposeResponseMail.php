<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\Email;

use UserFeedback\Responses\Storage\StoredResponse;
use UserFeedback\Settings\Mail\Mail;
use UserFeedback\Settings\Mail\MailTheme;
use UserFeedback\Settings\Mail\ReplyTo;
use UserFeedback\Settings\Mail\SiteStrings;
use UserFeedback\Surveys\Storage\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Writes the message about a response, or about all responses since the last message, in the site's language. Visitors' input
 * is plain text, never markup, a link, or a header; only an email address from an answer becomes the reply-to.
 */
final class ComposeResponseMail {

	/** Maximum responses shown in one message. */
	private const MOST = 50;

	private const EDGE = '    ';

	/** @param non-empty-list<StoredResponse> $responses exactly one if the survey sends them one by one */
	public function run( Survey $survey, array $responses, MailTheme $theme ): Mail {
		return SiteStrings::inItsLanguage(
			static function () use ( $survey, $responses, $theme ): Mail {
				$isDigest = ! EmailChannel::isOneByOne( $survey->notifications );
				$title    = ResponseMailStrings::title( $survey, $isDigest ? count( $responses ) : null );
				$shown    = array_slice( $responses, 0, self::MOST );
				$more     = count( $responses ) - count( $shown );
				return new Mail(
					ResponseMailStrings::subject( $title, $survey, $isDigest ? 0 : $responses[0]->id ),
					self::plainText( $survey, $title, $shown, $more, $isDigest ),
					$theme->hasCards ? ResponseMailHtml::of( $survey, $title, $shown, $more, $isDigest, $theme->image ) : '',
					$isDigest ? null : self::replyTo( $survey, $responses[0] )
				);
			}
		);
	}

	/** Uses the first address from the survey's current questions; a removed question may have asked for someone else's. */
	private static function replyTo( Survey $survey, StoredResponse $response ): ?ReplyTo {
		foreach ( $response->answers as $answer ) {
			$asked = $survey->question( $answer->questionId );
			if ( $answer->type->isEmailAddress() && true === $asked?->type->isEmailAddress() ) {
				$replyTo = ReplyTo::of( $answer->text(), $answer->name );
				if ( null !== $replyTo ) {
					return $replyTo;
				}
			}
		}
		return null;
	}

	/**
	 * Writes the message as plain text. Visitors' text is indented, so that it can't pass for the plugin's own.
	 *
	 * @param non-empty-list<StoredResponse> $responses the ones to show
	 */
	private static function plainText( Survey $survey, string $title, array $responses, int $more, bool $isDigest ): string {
		$parts = array( $title );
		foreach ( $responses as $response ) {
			$parts[] = self::responseText( $survey, $response, $isDigest );
		}
		if ( $isDigest ) {
			$parts[] = ( $more > 0 ? ResponseMailStrings::more( $more ) . "\n" : '' )
				. __( 'All responses', 'userfeedback' ) . ': ' . ResponseMailStrings::responsesUrl( $survey->id );
		}
		$parts[] = "-- \n" . ResponseMailStrings::why() . "\n" . __( 'Change recipients', 'userfeedback' ) . ': '
			. ResponseMailStrings::settingsUrl( $survey );
		return implode( "\n\n", $parts ) . "\n";
	}

	private static function responseText( Survey $survey, StoredResponse $response, bool $isDigest ): string {
		$parts = $isDigest ? array( '== ' . ResponseMailStrings::response( $response ) . ' ==' ) : array();
		foreach ( FormatAnswers::of( $survey, $response ) as $answer ) {
			$parts[] = self::answerText( $answer );
		}
		$page    = ResponseMailStrings::page( $response );
		$lines   = array(
			'' === $page ? '' : __( 'Page', 'userfeedback' ) . ": $page",
			'' === $response->page->url ? '' : $response->page->url,
			__( 'Date Submitted', 'userfeedback' ) . ': ' . ResponseMailStrings::when( $response ),
			__( 'View response', 'userfeedback' ) . ': ' . ResponseMailStrings::responseUrl( $response ),
		);
		$parts[] = implode( "\n", array_diff( $lines, array( '' ) ) );
		return implode( "\n\n", $parts );
	}

	private static function answerText( FormattedAnswer $answer ): string {
		$isList = count( $answer->given ) > 1;
		$given  = array_map( static fn( string $one ): string => ( $isList ? '- ' : '' ) . $one, $answer->given );
		$lines  = array(
			...( array() === $given ? array( __( 'Skipped', 'userfeedback' ) ) : $given ),
			...( '' === $answer->name ? array() : array( __( 'Name', 'userfeedback' ) . ": $answer->name" ) ),
			...( '' === $answer->comments ? array() : array( __( 'Comments', 'userfeedback' ) . ": $answer->comments" ) ),
		);
		return "$answer->question\n" . self::EDGE . str_replace( "\n", "\n" . self::EDGE, implode( "\n", $lines ) );
	}
}
