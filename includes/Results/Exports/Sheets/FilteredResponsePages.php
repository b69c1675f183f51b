<?php
declare(strict_types=1);

namespace UserFeedback\Results\Exports\Sheets;

use UserFeedback\Responses\Index\Filters\MatchSet;
use UserFeedback\Responses\Index\Filters\ResponseFilter;
use UserFeedback\Responses\Storage\ResponseStatus;
use UserFeedback\Results\FilteredResponses;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * The responses of one survey that match a filter, in the order of their positions, which never change; the few without a
 * position are on the last page.
 */
final class FilteredResponsePages implements ResponsePages {

	/** @param int $newest latest response when the export began: later ones are not included. */
	public function __construct(
		private readonly ResponsesByIdQuery $responses,
		private readonly FilteredResponses $filtered,
		private readonly int $surveyId,
		private readonly ResponseFilter $filter,
		private readonly ResponseStatus $status,
		private readonly int $newest
	) {}

	public function after( ?string $place ): ResponsePage {
		$this->filtered->settle( $this->surveyId );
		$behind = null === $place ? -1 : (int) $place;
		$places = array();
		$others = array();
		foreach ( $this->parts() as $part ) {
			if ( null === $part->segment->first ) {
				$others = $this->ids( $part );
				break;
			}
			$first  = $part->segment->first;
			$left   = $part->bitmap->without( $part->bitmap->before( $behind + 1 - $first ) );
			$places = array(
				...$places,
				...array_map( static fn( int $at ): int => $first + $at, $left->places( ResponsePagesQuery::ROWS + 1 - count( $places ) ) ),
			);
		}
		$more   = count( $places ) > ResponsePagesQuery::ROWS;
		$places = array_slice( $places, 0, ResponsePagesQuery::ROWS );
		$ids    = array( ...$this->filtered->idsAt( $this->surveyId, $places ), ...( $more ? array() : $others ) );
		$ids    = array_values( array_filter( $ids, fn( int $id ): bool => $id <= $this->newest ) );
		return new ResponsePage( $this->responses->of( $ids ), $more ? (string) $places[ count( $places ) - 1 ] : null );
	}

	public function total(): int {
		$this->filtered->settle( $this->surveyId );
		$total = 0;
		foreach ( $this->parts() as $part ) {
			$total += $part->bitmap->count();
		}
		return $total;
	}

	/** @return iterable<MatchSet> */
	private function parts(): iterable {
		return $this->filtered->parts( $this->surveyId, $this->filter, statuses: array( $this->status ) );
	}

	/** @return list<int> IDs of responses that are in no chunk. */
	private function ids( MatchSet $part ): array {
		$ids = array_map(
			static fn( int $at ): ?int => ( $part->segment->responses[ $at ] ?? null )?->id,
			$part->bitmap->places()
		);
		return array_values( array_filter( $ids, 'is_int' ) );
	}
}
