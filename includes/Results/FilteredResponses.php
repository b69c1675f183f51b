<?php
declare(strict_types=1);

namespace UserFeedback\Results;

use Closure;
use UserFeedback\Platform\Injection\Lazy;
use UserFeedback\Responses\Index\Bitmaps\Bitmap;
use UserFeedback\Responses\Index\Bitmaps\BitmapReader;
use UserFeedback\Responses\Index\Filters\FacetCounts;
use UserFeedback\Responses\Index\Filters\FilteredResponseList;
use UserFeedback\Responses\Index\Filters\FilterEvaluator;
use UserFeedback\Responses\Index\Filters\MatchSet;
use UserFeedback\Responses\Index\Filters\ReadFacetCounts;
use UserFeedback\Responses\Index\Filters\RecentTextAnswers;
use UserFeedback\Responses\Index\Filters\ResponseFilter;
use UserFeedback\Responses\Storage\ResponseStatus;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The responses that match a filter, for all results about them. */
final class FilteredResponses {

	/** @param Closure(): ReadFacetCounts $counts */
	public function __construct(
		private readonly UncountedResponses $uncounted,
		private readonly BitmapReader $bitmaps,
		private readonly FilterEvaluator $evaluator,
		#[Lazy( ReadFacetCounts::class )] private readonly Closure $counts
	) {}

	/**
	 * Call it before the read transaction.
	 *
	 * @return bool whether the survey has so many responses that counts may be stored
	 */
	public function settle( int $surveyId ): bool {
		$this->uncounted->settle();
		return $this->bitmaps->settle( $surveyId );
	}

	/** Reads the stored counts of published responses. Call it only if settle() returned true. */
	public function counts(): ReadFacetCounts {
		return ( $this->counts )();
	}

	/**
	 * Returns the most frequent values of a visit field of a survey. Call it before the transaction that reads.
	 *
	 * @return list<string>
	 */
	public function frequent( int $surveyId, string $field, int $most ): array {
		$this->bitmaps->settle( $surveyId, 0 ); // Only indexed responses are found.
		return array_column( $this->bitmaps->frequent( $surveyId, $field, '', $most ), 'value' );
	}

	/**
	 * @param list<string>                          $fields   fields to load, except typed texts
	 * @param array<string, non-empty-list<string>> $keys     other sets to load
	 * @param non-empty-list<ResponseStatus>        $statuses
	 * @param array<int, mixed>                     $without  numbers of stored segments to skip, as keys
	 * @return iterable<MatchSet>
	 */
	public function parts(
		int $surveyId,
		ResponseFilter $filter,
		array $fields = array(),
		array $keys = array(),
		array $statuses = array( ResponseStatus::PUBLISH ),
		array $without = array()
	): iterable {
		return $this->evaluator->of( $surveyId, $filter, $statuses, $fields, $keys, $without );
	}

	/**
	 * Loads more facets of the same responses, reading only the segments that contain any.
	 *
	 * @param list<string> $fields fields to load, except typed texts
	 * @return iterable<MatchSet>
	 */
	public function marked( int $surveyId, MatchSet $part, array $fields ): iterable {
		$chunks = $part->bitmap->chunks();
		if ( null === $part->segment->first ) {
			yield $part;
		} elseif ( array() !== $chunks ) {
			$before = intdiv( $part->segment->first, Bitmap::PLACES );
			foreach ( $this->bitmaps->stored( $surveyId, $before + min( $chunks ), $before + max( $chunks ), $fields ) as $chunk ) {
				yield $part->on( $chunk );
			}
		}
	}

	/**
	 * @param iterable<MatchSet> $parts
	 * @return list<int> ids of responses, newest first.
	 */
	public function page( int $surveyId, iterable $parts, int $offset, int $limit ): array {
		return ( new FilteredResponseList( $surveyId, $parts ) )->page( $this->bitmaps, $offset, $limit );
	}

	/**
	 * @param list<MatchSet>         $parts
	 * @param non-empty-list<string> $questionIds
	 * @param FacetCounts|null       $counted     of other segments, for the same filter
	 * @return array<string, list<int>> question to ids of the newest responses with typed text
	 */
	public function newestTyped(
		int $surveyId,
		ResponseFilter $filter,
		array $parts,
		array $questionIds,
		int $few,
		?FacetCounts $counted = null
	): array {
		return ( new RecentTextAnswers( $this->bitmaps, $this->evaluator, $surveyId, $questionIds, $few ) )
			->read( $filter, $parts, $counted );
	}

	/**
	 * @param list<int> $places in the survey.
	 * @return list<int> response ids, in the same order
	 */
	public function idsAt( int $surveyId, array $places ): array {
		return $this->bitmaps->idsAt( $surveyId, $places );
	}

	/** Returns how many responses no counter includes yet. */
	public function leftOut( int $surveyId ): int {
		return $this->uncounted->leftOut( $surveyId ) + $this->bitmaps->leftOut( $surveyId );
	}
}
