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

/** The responses that a filter means, for all that is told of them. */
final class Meant {

	public function __construct(
		private readonly WaitingTally $waiting,
		private readonly ReadBits $bits,
		private readonly Matching $matching
	) {}

	/** Before the transaction that reads. */
	public function settle( int $surveyId ): void {
		$this->waiting->settle();
		$this->bits->settle( $surveyId );
	}

	/**
	 * The values of a field of visits that most of a survey's responses have. Before the transaction that reads.
	 *
	 * @return list<string>
	 */
	public function frequent( int $surveyId, string $field, int $most ): array {
		$this->bits->settle( $surveyId, 0 ); // Only what is folded is found.
		return array_column( $this->bits->frequent( $surveyId, $field, '', $most ), 'value' );
	}

	/**
	 * @param list<string>                          $fields   whose sets are wanted, all but what was typed.
	 * @param array<string, non-empty-list<string>> $keys     sets of fields that are wanted besides.
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
	 * The same with more that is marked of them, read of those chunks alone in which there are any.
	 *
	 * @param list<string> $fields whose sets are wanted, all but what was typed.
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
	 * @return array<string, list<int>> question to ids of the newest responses in which something was typed.
	 */
	public function newestTyped( int $surveyId, array $parts, array $questionIds, int $few ): array {
		return ( new NewestTyped( $this->bits, $surveyId, $questionIds, $few ) )->run( $parts );
	}

	/**
	 * @param list<int> $places in the survey.
	 * @return list<int> ids of the responses there, in the same order.
	 */
	public function idsAt( int $surveyId, array $places ): array {
		return $this->bits->idsAt( $surveyId, $places );
	}

	/** How many responses are in none of the numbers yet. */
	public function leftOut( int $surveyId ): int {
		return $this->waiting->leftOut( $surveyId ) + $this->bits->leftOut( $surveyId );
	}
}
