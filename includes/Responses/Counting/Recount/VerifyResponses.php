<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Counting\Recount;

use Closure;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Responses\Counting\ComparedPart;
use UserFeedback\Responses\Counting\CounterRepository;
use UserFeedback\Responses\Index\Bitmaps\BackfillOrdinals;
use UserFeedback\Responses\Index\Bitmaps\RepairBitmaps;
use UserFeedback\Responses\Index\Counts\SummarizeSegments;
use UserFeedback\Responses\Index\Text\RepairSearchSegments;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Compares all data derived from responses with the responses. It only reads, and repairs a survey, day, or segment only after it
 * found a difference there, so it takes no lock on a site without differences.
 *
 * A sample consists of random days and of random segments of the bitmaps. Ordinals are always compared in full.
 */
final class VerifyResponses {

	public function __construct(
		private readonly CounterRepository $counters,
		private readonly ResponseDayRepository $days,
		private readonly RecountSurvey $recount,
		private readonly RepairBitmaps $bitmaps,
		private readonly SummarizeSegments $summarized,
		private readonly RepairSearchSegments $searches,
		private readonly BackfillOrdinals $backfill
	) {}

	/**
	 * @param positive-int|null $sample number of days, segments, and cached days to compare; null for all.
	 * @return iterable<int, ComparedPart>
	 * @throws StorageFailed the database refused; earlier repairs persist.
	 */
	public function verify( ?int $sample, bool $isFixing ): iterable {
		yield from $this->countersAndTexts( $sample, $isFixing );
		yield $this->ordinals( $isFixing );
		yield self::part(
			'bitmaps',
			'segments',
			$this->segments(),
			$sample,
			fn( array $one, bool $isFixing ): int => $this->bitmaps->segment( $one[0], $one[1], $isFixing )
				+ $this->summarized->compare( $one[0], $one[1], $isFixing ),
			$isFixing
		);
		yield self::part( 'search cache', 'days', $this->cachedDays(), $sample, $this->searches->day( ... ), $isFixing );
	}

	/** @return iterable<int, ComparedPart> */
	private function countersAndTexts( ?int $sample, bool $isFixing ): iterable {
		$checked = 0;
		$parts   = array(
			'counters' => array( 0, 0 ),
			'texts'    => array( 0, 0 ),
		);
		$units   = null === $sample ? $this->surveysWithoutDay() : self::sample( $this->surveyDays(), $sample )[0];
		foreach ( $units as [ $surveyId, $day ] ) {
			$found    = $this->recount->compare( $surveyId, false, $day );
			$isWrong  = $found['counters'] + $found['texts'] > 0;
			$repaired = $isFixing && $isWrong ? $this->recount->compare( $surveyId, true, $day ) : array();
			$checked += $found['responses'];
			foreach ( array_keys( $parts ) as $part ) {
				$parts[ $part ][0] += $found[ $part ];
				$parts[ $part ][1] += $repaired[ $part ] ?? 0;
			}
		}
		$total = null === $sample ? $checked : $this->days->countCounted();
		foreach ( $parts as $part => [ $differences, $repaired ] ) {
			yield new ComparedPart( $part, 'responses', $checked, $total, $differences, $repaired );
		}
	}

	/** After an update from a version without ordinals, responses are pending until each has one, and nothing is compared. */
	private function ordinals( bool $isFixing ): ComparedPart {
		$total  = $this->days->countCounted();
		$isDone = $this->backfill->isDone();

		[ , $found, $repaired ] = self::compareAll( $isDone ? $this->surveys() : array(), $this->bitmaps->ordinals( ... ), $isFixing );
		return new ComparedPart( 'ordinals', 'responses', $isDone ? $total : 0, $total, $found, $repaired );
	}

	/**
	 * @template T
	 * @param iterable<T>             $units
	 * @param Closure( T, bool ): int $compare returns the number of differences, and repairs them if its second argument is true.
	 */
	private static function part(
		string $name,
		string $unit,
		iterable $units,
		?int $sample,
		Closure $compare,
		bool $isFixing
	): ComparedPart {
		[ $units, $total ]              = null === $sample ? array( $units, null ) : self::sample( $units, $sample );
		[ $checked, $found, $repaired ] = self::compareAll( $units, $compare, $isFixing );
		return new ComparedPart( $name, $unit, $checked, $total ?? $checked, $found, $repaired );
	}

	/**
	 * @template T
	 * @param iterable<T>             $units
	 * @param Closure( T, bool ): int $compare the same.
	 * @return array{int, int, int} number of units, of differences, and of repaired ones.
	 */
	private static function compareAll( iterable $units, Closure $compare, bool $isFixing ): array {
		$checked  = 0;
		$found    = 0;
		$repaired = 0;
		foreach ( $units as $one ) {
			$here      = $compare( $one, false );
			$repaired += $isFixing && $here > 0 ? $compare( $one, true ) : 0;
			$found    += $here;
			++$checked;
		}
		return array( $checked, $found, $repaired );
	}

	/**
	 * Chooses units at random while it counts them, so that memory doesn't grow with their number.
	 *
	 * @template T
	 * @param iterable<T> $units
	 * @return array{array<int, T>, int} the chosen ones, and the number of all.
	 */
	private static function sample( iterable $units, int $size ): array {
		$chosen = array();
		$total  = 0;
		foreach ( $units as $one ) {
			$at = $total < $size ? $total : random_int( 0, $total );
			if ( $at < $size ) {
				$chosen[ $at ] = $one;
			}
			++$total;
		}
		return array( $chosen, $total );
	}

	/** @return iterable<int> */
	private function surveys(): iterable {
		for ( $id = $this->counters->surveyAfter( 0 ); null !== $id; $id = $this->counters->surveyAfter( $id ) ) {
			yield $id;
		}
	}

	/** @return iterable<array{int, null}> */
	private function surveysWithoutDay(): iterable {
		foreach ( $this->surveys() as $surveyId ) {
			yield array( $surveyId, null );
		}
	}

	/** @return iterable<array{int, string}> */
	private function surveyDays(): iterable {
		foreach ( $this->surveys() as $surveyId ) {
			foreach ( $this->days->days( $surveyId ) as $day ) {
				yield array( $surveyId, $day );
			}
		}
	}

	/** @return iterable<array{int, int}> survey and number of each segment. */
	private function segments(): iterable {
		foreach ( $this->surveys() as $surveyId ) {
			for ( $number = 0, $end = $this->bitmaps->segments( $surveyId ); $number < $end; ++$number ) {
				yield array( $surveyId, $number );
			}
		}
	}

	/** @return iterable<array{survey_id: int, question_id: string, day: string}> */
	private function cachedDays(): iterable {
		foreach ( $this->surveys() as $surveyId ) {
			yield from $this->searches->days( $surveyId );
		}
	}
}
