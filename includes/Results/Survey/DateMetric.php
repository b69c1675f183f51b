<?php
declare(strict_types=1);

namespace UserFeedback\Results\Survey;

use UserFeedback\Surveys\Questions\Types\Base\QuestionType;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The key figures of a question with dates, and the periods of its chart. */
final class DateMetric {

	/** The most values that a chart shows one by one, and the most periods that it shows in their place. */
	private const FEW     = 12;
	private const PERIODS = 24;

	/** @var array<string, int> answers by date, in order */
	private readonly array $counts;

	/** @param list<array{value: string, count: int, is_current: bool}> $options of the question */
	public function __construct( QuestionType $type, array $options ) {
		$counts = array();
		foreach ( $type->isDate() ? $options : array() as $option ) {
			if ( $option['is_current'] && $option['count'] > 0 ) {
				$counts[ $option['value'] ] = $option['count'];
			}
		}
		ksort( $counts );
		$this->counts = $counts;
	}

	/**
	 * The median is a date that someone answered: the earlier one if two are in the middle.
	 *
	 * @return array{earliest: string, median: string, latest: string}|null null for other types, and without answers
	 */
	public function dates(): ?array {
		$earliest = array_key_first( $this->counts );
		$place    = intdiv( array_sum( $this->counts ) + 1, 2 );
		foreach ( $this->counts as $date => $count ) {
			$place -= $count;
			if ( $place <= 0 ) {
				return array(
					'earliest' => (string) $earliest,
					'median'   => $date,
					'latest'   => (string) array_key_last( $this->counts ),
				);
			}
		}
		return null;
	}

	/**
	 * Returns the answers by month such as `2026-11`, by year, or by several years such as `1990 – 1999`; empty if there are only
	 * a few dates.
	 *
	 * @return list<array{value: string, count: int, is_current: bool}> each with the shape of an option
	 */
	public function ranges(): array {
		if ( count( $this->counts ) <= self::FEW ) {
			return array();
		}
		$first  = (string) array_key_first( $this->counts );
		$last   = (string) array_key_last( $this->counts );
		$months = self::month( $last ) - self::month( $first ) + 1;
		$width  = $months <= self::PERIODS ? 1 : self::years( $first, $last );
		$start  = 1 === $width ? self::month( $first ) : intdiv( (int) $first, intdiv( $width, 12 ) ) * $width;
		$sums   = array_fill( 0, intdiv( self::month( $last ) - $start, $width ) + 1, 0 );
		foreach ( $this->counts as $date => $count ) {
			$sums[ intdiv( self::month( $date ) - $start, $width ) ] += $count;
		}
		$ranges = array();
		foreach ( $sums as $place => $count ) {
			$ranges[] = array(
				'value'      => self::name( $start + $place * $width, $width ),
				'count'      => $count,
				'is_current' => true,
			);
		}
		return $ranges;
	}

	/** Returns the width of a period in months: as few full years as possible. */
	private static function years( string $first, string $last ): int {
		for ( $step = 0; true; $step++ ) {
			$years = array( 1, 2, 5 )[ $step % 3 ] * 10 ** intdiv( $step, 3 );
			if ( intdiv( (int) $last, $years ) - intdiv( (int) $first, $years ) < self::PERIODS ) {
				return 12 * $years;
			}
		}
	}

	private static function month( string $date ): int {
		return 12 * (int) substr( $date, 0, 4 ) + (int) substr( $date, 5, 2 ) - 1;
	}

	private static function name( int $month, int $width ): string {
		$year = intdiv( $month, 12 );
		return match ( $width ) {
			1       => sprintf( '%04d-%02d', $year, $month % 12 + 1 ),
			12      => sprintf( '%04d', $year ),
			default => sprintf( '%04d – %04d', $year, $year + intdiv( $width, 12 ) - 1 ),
		};
	}
}
