<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Bits;

use UserFeedback\Responses\Answer;
use UserFeedback\Responses\AnswerMapper;
use UserFeedback\Responses\Counted;
use UserFeedback\Responses\ResponseStatus;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A stored response with all its marks. Pure: the same row always has the same marks. */
final class MarkedResponse {

	/** Maximum characters stored of a value; the mark's key still distinguishes longer values. */
	private const VALUE = 200;

	/**
	 * @param list<Mark>   $marks
	 * @param list<Answer> $answers for checks of the few responses that are in no table yet
	 */
	private function __construct( public readonly int $id, public readonly array $marks, public readonly array $answers ) {}

	/** @param array<string, string|null> $row MarkedRows::COLUMNS. */
	public static function fromRow( array $row ): self {
		$marks = array(
			new Mark( Mark::STATUS, self::status( (string) $row['status'], Counted::from( (int) $row['counted'] ) )->value ),
			new Mark( Mark::DAY, (string) $row['day'] ),
		);
		foreach ( array(
			Mark::DEVICE   => (string) $row['device'],
			Mark::BROWSER  => self::withoutVersion( (string) $row['browser'] ),
			Mark::OS       => (string) $row['os'],
			Mark::LANGUAGE => (string) $row['language'],
			Mark::COUNTRY  => (string) $row['country'],
			Mark::PAGE     => self::page( (string) $row['page_url'], (string) $row['page_name'] ),
		) as $field => $value ) {
			if ( '' !== $value ) {
				$marks[] = new Mark( $field, mb_substr( $value, 0, self::VALUE ), Mark::keyOf( $value ) );
			}
		}
		if ( null !== $row['seconds'] ) {
			array_push( $marks, ...self::digits( (int) $row['seconds'] ) );
		}
		$answers = AnswerMapper::fromJson( (string) $row['answers'] );
		foreach ( $answers as $answer ) {
			array_push( $marks, ...self::ofAnswer( $answer ) );
		}
		return new self( (int) $row['id'], $marks, $answers );
	}

	/**
	 * Returns the status that is counted, as everywhere: a row changed by a program keeps its old status until the processor
	 * runs.
	 */
	private static function status( string $status, Counted $counted ): ResponseStatus {
		return match ( $counted ) {
			Counted::IN      => ResponseStatus::PUBLISH,
			Counted::OUT     => ResponseStatus::TRASH,
			Counted::NOT_YET => ResponseStatus::from( $status ),
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

	/** @return list<Mark> */
	private static function ofAnswer( Answer $answer ): array {
		$marks = array( new Mark( $answer->questionId, '', $answer->isSkipped() ? Mark::SKIPPED : Mark::ANSWERED ) );
		foreach ( $answer->countedValues() as $value ) {
			$marks[] = new Mark( $answer->questionId, $value );
		}
		if ( '' !== $answer->text() || '' !== $answer->comments ) {
			$marks[] = new Mark( $answer->questionId, '', Mark::TEXTS );
		}
		return $marks;
	}

	/** @return list<Mark> */
	private static function digits( int $seconds ): array {
		$seconds = min( $seconds, ( 1 << Mark::DIGITS ) - 1 );
		$marks   = array( new Mark( Mark::SECONDS, '', Mark::KNOWN ) );
		for ( $digit = 0; $digit < Mark::DIGITS; ++$digit ) {
			if ( 0 !== ( $seconds & ( 1 << $digit ) ) ) {
				$marks[] = new Mark( Mark::SECONDS, '', Mark::digit( $digit ) );
			}
		}
		return $marks;
	}
}
