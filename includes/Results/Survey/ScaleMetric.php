<?php
declare(strict_types=1);

namespace UserFeedback\Results\Survey;

use UserFeedback\Surveys\Questions\NpsScore;
use UserFeedback\Surveys\Questions\Types\Base\KeyFigure;
use UserFeedback\Surveys\Questions\Types\Base\QuestionType;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The key figures of a question with numbers: their average, the share of satisfied answers, or their NPS score. */
final class ScaleMetric {

	/** The most values that a chart shows one by one. */
	private const FEW = 12;

	/** The most ranges that a chart shows in their place. */
	private const RANGES = 10;

	/** @var array<int, int> answers by value of the scale. */
	private readonly array $counts;

	private readonly DateMetric $dates;

	/** @param list<array{value: string, count: int, is_current: bool}> $options of the question. */
	public function __construct( private readonly QuestionType $type, array $options ) {
		$counts = array();
		foreach ( $type->isNumeric() ? $options : array() as $option ) {
			if ( $option['is_current'] ) { // Others date from an earlier question type.
				$counts[ (int) $option['value'] ] = $option['count'];
			}
		}
		$this->counts = $counts;
		$this->dates  = new DateMetric( $type, $options );
	}

	/** @return array{median: float, lowest: int, highest: int}|null null for other types, and without answers. */
	public function spread(): ?array {
		$counts = array_filter( $this->counts, static fn( int $count ): bool => $count > 0 );
		if ( KeyFigure::SPREAD !== $this->type->keyFigure() || array() === $counts ) {
			return null;
		}
		ksort( $counts );
		$total = array_sum( $counts );
		return array(
			'median'  => ( self::place( $counts, intdiv( $total + 1, 2 ) ) + self::place( $counts, intdiv( $total, 2 ) + 1 ) ) / 2,
			'lowest'  => (int) array_key_first( $counts ),
			'highest' => (int) array_key_last( $counts ),
		);
	}

	/**
	 * @param array<int, int> $counts in the order of the values
	 * @param int             $place  of an answer in this order, from 1
	 */
	private static function place( array $counts, int $place ): int {
		foreach ( $counts as $value => $count ) {
			$place -= $count;
			if ( $place <= 0 ) {
				return $value;
			}
		}
		return 0;
	}

	/** Rounded to two decimals; null for other types, and without answers. */
	public function average(): ?float {
		$total  = array_sum( $this->counts );
		$figure = $this->type->keyFigure();
		if ( 0 === $total || in_array( $figure, array( KeyFigure::NONE, KeyFigure::NPS, KeyFigure::DATES ), true ) ) {
			return null;
		}
		$sum = 0;
		foreach ( $this->counts as $value => $count ) {
			$sum += $value * $count;
		}
		return round( $sum / $total, 2 );
	}

	/** Returns the share of answers with one of the two highest values in percent; null for other types, and without answers. */
	public function satisfied(): ?int {
		$total = array_sum( $this->counts );
		if ( KeyFigure::SATISFACTION !== $this->type->keyFigure() || 0 === $total ) {
			return null;
		}
		$top = (int) $this->type->outOf();
		return (int) round( 100 * ( ( $this->counts[ $top ] ?? 0 ) + ( $this->counts[ $top - 1 ] ?? 0 ) ) / $total );
	}

	/** @return array{earliest: string, median: string, latest: string}|null null for other types, and without answers */
	public function dates(): ?array {
		return $this->dates->dates();
	}

	/**
	 * Returns the answers in ranges of values, for a chart; empty if there are only a few values.
	 *
	 * @return list<array{value: string, count: int, is_current: bool}> each with the shape of an option
	 */
	public function ranges(): array {
		if ( count( $this->counts ) <= self::FEW ) {
			return $this->dates->ranges();
		}
		$min                   = min( array_keys( $this->counts ) );
		$max                   = max( array_keys( $this->counts ) );
		list( $start, $width ) = self::scaleOf( $min, $max );
		$counts                = array_fill( 0, 1 + self::rangeOf( $max, $start, $width ), 0 );
		foreach ( $this->counts as $value => $count ) {
			$counts[ self::rangeOf( $value, $start, $width ) ] += $count;
		}
		$last   = count( $counts ) - 1;
		$ranges = array();
		foreach ( $counts as $index => $count ) {
			$low      = max( $min, $start + $index * $width );
			$high     = $index === $last ? $max : $start + ( $index + 1 ) * $width - 1;
			$ranges[] = array(
				'value'      => $low === $high ? (string) $low : "$low – $high",
				'count'      => $count,
				'is_current' => true,
			);
		}
		return $ranges;
	}

	/** The highest value doesn't get a range of its own: 0 to 100 are ten ranges. */
	private static function rangeOf( int $value, int $start, int $width ): int {
		return min( self::RANGES - 1, intdiv( $value - $start, $width ) );
	}

	/** @return array{int, int} a round number to start with, and the round width of a range */
	private static function scaleOf( int $min, int $max ): array {
		for ( $step = 0; true; $step++ ) {
			$width = array( 1, 2, 5 )[ $step % 3 ] * 10 ** intdiv( $step, 3 );
			$start = (int) floor( $min / $width ) * $width;
			if ( $max - $start <= self::RANGES * $width ) {
				return array( $start, $width );
			}
		}
	}

	public function score(): ?NpsScore {
		return KeyFigure::NPS === $this->type->keyFigure() ? NpsScore::of( $this->counts ) : null;
	}
}
