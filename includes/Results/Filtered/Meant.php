<?php
declare(strict_types=1);

namespace UserFeedback\Results\Filtered;

use UserFeedback\Responses\Bits\BitSet;
use UserFeedback\Responses\Bits\ReadBits;
use UserFeedback\Responses\Filters\Filter;
use UserFeedback\Responses\Filters\Matched;
use UserFeedback\Responses\Filters\MatchedList;
use UserFeedback\Responses\Filters\Matching;
use UserFeedback\Responses\Filters\NewestTyped;
use UserFeedback\Responses\ResponseStatus;
use UserFeedback\Results\WaitingTally;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The responses that match a filter, for all results about them. */
final class Meant {

	public function __construct(
		private readonly WaitingTally $waiting,
		private readonly ReadBits $bits,
		private readonly Matching $matching
	) {}

	/** Call it before the read transaction. */
	public function settle( int $surveyId ): void {
		$this->waiting->settle();
		$this->bits->settle( $surveyId );
	}

	/**
	 * Returns the most frequent values of a visit field of a survey. Call it before the transaction that reads.
	 *
	 * @return list<string>
	 */
	public function frequent( int $surveyId, string $field, int $most ): array {
		$this->bits->settle( $surveyId, 0 ); // Only folded responses are found.
		return array_column( $this->bits->frequent( $surveyId, $field, '', $most ), 'value' );
	}

	/**
	 * @param list<string>                          $fields   fields to load, except typed texts
	 * @param array<string, non-empty-list<string>> $keys     other sets to load
	 * @param non-empty-list<ResponseStatus>        $statuses
	 * @return iterable<Matched>
	 */
	public function parts(
		int $surveyId,
		Filter $filter,
		array $fields = array(),
		array $keys = array(),
		array $statuses = array( ResponseStatus::PUBLISH )
	): iterable {
		return $this->matching->of( $surveyId, $filter, $statuses, $fields, $keys );
	}

	/**
	 * Loads more marks of the same responses, reading only the chunks that contain any.
	 *
	 * @param list<string> $fields fields to load, except typed texts
	 * @return iterable<Matched>
	 */
	public function marked( int $surveyId, Matched $part, array $fields ): iterable {
		$chunks = $part->set->chunks();
		if ( null === $part->chunk->first ) {
			yield $part;
		} elseif ( array() !== $chunks ) {
			$before = intdiv( $part->chunk->first, BitSet::PLACES );
			foreach ( $this->bits->stored( $surveyId, $before + min( $chunks ), $before + max( $chunks ), $fields ) as $chunk ) {
				yield $part->on( $chunk );
			}
		}
	}

	/**
	 * @param iterable<Matched> $parts
	 * @return list<int> ids of responses, newest first.
	 */
	public function page( int $surveyId, iterable $parts, int $offset, int $limit ): array {
		return ( new MatchedList( $surveyId, $parts ) )->page( $this->bits, $offset, $limit );
	}

	/**
	 * @param list<Matched>          $parts
	 * @param non-empty-list<string> $questionIds
	 * @return array<string, list<int>> question to ids of the newest responses with typed text
	 */
	public function newestTyped( int $surveyId, array $parts, array $questionIds, int $few ): array {
		return ( new NewestTyped( $this->bits, $surveyId, $questionIds, $few ) )->run( $parts );
	}

	/**
	 * @param list<int> $places in the survey.
	 * @return list<int> response ids, in the same order
	 */
	public function idsAt( int $surveyId, array $places ): array {
		return $this->bits->idsAt( $surveyId, $places );
	}

	/** Returns how many responses no number includes yet. */
	public function leftOut( int $surveyId ): int {
		return $this->waiting->leftOut( $surveyId ) + $this->bits->leftOut( $surveyId );
	}
}
