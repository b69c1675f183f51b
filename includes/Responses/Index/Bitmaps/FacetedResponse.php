<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Index\Bitmaps;

use UserFeedback\Responses\Storage\Answer;
use UserFeedback\Responses\Storage\CountingState;
use UserFeedback\Responses\Storage\ResponseStatus;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A stored response with all its facets. Pure: the same row always has the same facets. */
final class FacetedResponse {

	/** Maximum characters stored of a value; the facet's key still distinguishes longer values. */
	private const VALUE = 200;

	/**
	 * @param list<Facet>   $marks
	 * @param list<Answer> $answers for checks of the few responses that are in no table yet
	 */
	private function __construct( public readonly int $id, public readonly array $marks, public readonly array $answers ) {}

	/** @param array<string, string|null> $row FacetedRowsQuery::COLUMNS. */
	public static function fromRow( array $row ): self {
		$marks = array(
			new Facet( Facet::STATUS, self::status( (string) $row['status'], CountingState::from( (int) $row['counted'] ) )->value ),
			new Facet( Facet::DAY, (string) $row['day'] ),
		);
		foreach ( array(
			Facet::DEVICE   => (string) $row['device'],
			Facet::BROWSER  => self::withoutVersion( (string) $row['browser'] ),
			Facet::OS       => (string) $row['os'],
			Facet::LANGUAGE => (string) $row['language'],
			Facet::COUNTRY  => (string) $row['country'],
			Facet::PAGE     => self::page( (string) $row['page_url'], (string) $row['page_name'] ),
		) as $field => $value ) {
			if ( '' !== $value ) {
				$marks[] = new Facet( $field, mb_substr( $value, 0, self::VALUE ), Facet::keyOf( $value ) );
			}
		}
		if ( null !== $row['seconds'] ) {
			array_push( $marks, ...self::digits( (int) $row['seconds'] ) );
		}
		$answers = Answer::fromJson( (string) $row['answers'] );
		foreach ( $answers as $answer ) {
			array_push( $marks, ...self::ofAnswer( $answer ) );
		}
		return new self( (int) $row['id'], $marks, $answers );
	}

	/**
	 * Returns the status that is counted, as everywhere: a row changed by a program keeps its old status until the processor
	 * runs.
	 */
	private static function status( string $status, CountingState $counted ): ResponseStatus {
		return match ( $counted ) {
			CountingState::IN      => ResponseStatus::PUBLISH,
			CountingState::OUT     => ResponseStatus::TRASH,
			CountingState::NOT_YET => ResponseStatus::from( $status ),
		};
	}

	/** Removes the browser's version. */
	public static function withoutVersion( string $browser ): string {
		return (string) preg_replace( '/ \d[\d.]*$/', '', $browser );
	}

	/** Returns the path of the URL, or the page's name if there is no path. */
	public static function page( string $url, string $name ): string {
		$path = '' === $url ? null : wp_parse_url( $url, PHP_URL_PATH );
		return is_string( $path ) ? $path : ( '' === $url ? $name : '/' );
	}

	/** @return list<Facet> */
	private static function ofAnswer( Answer $answer ): array {
		$marks = array( new Facet( $answer->questionId, '', $answer->isSkipped() ? Facet::SKIPPED : Facet::ANSWERED ) );
		foreach ( $answer->countedValues() as $value ) {
			$marks[] = new Facet( $answer->questionId, $value );
		}
		if ( '' !== $answer->text() || '' !== $answer->comments ) {
			$marks[] = new Facet( $answer->questionId, '', Facet::TEXTS );
		}
		return $marks;
	}

	/** @return list<Facet> */
	private static function digits( int $seconds ): array {
		$seconds = min( $seconds, ( 1 << Facet::DIGITS ) - 1 );
		$marks   = array( new Facet( Facet::SECONDS, '', Facet::KNOWN ) );
		for ( $digit = 0; $digit < Facet::DIGITS; ++$digit ) {
			if ( 0 !== ( $seconds & ( 1 << $digit ) ) ) {
				$marks[] = new Facet( Facet::SECONDS, '', Facet::digit( $digit ) );
			}
		}
		return $marks;
	}
}
