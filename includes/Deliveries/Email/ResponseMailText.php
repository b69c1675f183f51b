<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\Email;

use UserFeedback\Responses\Storage\StoredResponse;
use UserFeedback\Surveys\Storage\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Writes the message as plain text. Visitors' text is indented, so that it can't pass for the plugin's own. */
final class ResponseMailText {

	private const EDGE = '    ';

	/** @param non-empty-list<StoredResponse> $responses the ones to show */
	public static function of( Survey $survey, string $title, array $responses, int $more, bool $isDigest ): string {
		$parts = array( $title );
		foreach ( $responses as $response ) {
			$parts[] = self::response( $survey, $response, $isDigest );
		}
		if ( $isDigest ) {
			$parts[] = ( $more > 0 ? ResponseMailStrings::more( $more ) . "\n" : '' )
				. __( 'All responses', 'userfeedback' ) . ': ' . ResponseMailStrings::responsesUrl( $survey->id );
		}
		$parts[] = "-- \n" . ResponseMailStrings::why() . "\n" . __( 'Change recipients', 'userfeedback' ) . ': '
			. ResponseMailStrings::settingsUrl( $survey );
		return implode( "\n\n", $parts ) . "\n";
	}

	private static function response( Survey $survey, StoredResponse $response, bool $isDigest ): string {
		$parts = $isDigest ? array( '== ' . ResponseMailStrings::response( $response ) . ' ==' ) : array();
		foreach ( FormatAnswers::of( $survey, $response ) as $answer ) {
			$parts[] = self::answer( $answer );
		}
		$page    = ResponseMailStrings::page( $response );
		$lines   = array(
			'' === $page ? '' : __( 'Page', 'userfeedback' ) . ": $page",
			'' === $response->page->url ? '' : $response->page->url,
			/* translators: a moment comes after it. */
			__( 'Answered', 'userfeedback' ) . ': ' . ResponseMailStrings::when( $response ),
			__( 'View response', 'userfeedback' ) . ': ' . ResponseMailStrings::responseUrl( $response ),
		);
		$parts[] = implode( "\n", array_diff( $lines, array( '' ) ) );
		return implode( "\n\n", $parts );
	}

	private static function answer( FormattedAnswer $answer ): string {
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
