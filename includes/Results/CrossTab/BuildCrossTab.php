<?php
declare(strict_types=1);

namespace UserFeedback\Results\CrossTab;

use UserFeedback\Platform\Database\Transaction;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Responses\Index\Bitmaps\Facet;
use UserFeedback\Responses\Index\Filters\ResponseFilter;
use UserFeedback\Results\FilteredResponses;
use UserFeedback\Surveys\Questions\Question;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Builds a table of two questions of a survey, or of one question and visits. */
final class BuildCrossTab {

	public function __construct( private readonly FilteredResponses $filtered, private readonly Transaction $transaction ) {}

	/** @throws StorageFailed */
	public function run( int $surveyId, Question $rows, Question $columns, ResponseFilter $filter ): CrossTab {
		$isLarge = $this->filtered->settle( $surveyId );
		return $this->transaction->run(
			function () use ( $surveyId, $rows, $columns, $filter, $isLarge ): CrossTab {
				$table   = new CrossTab( $rows->id, $columns->id );
				$counted = $isLarge && ! $filter->isAsked()
					? ( new CountCrossTab( $this->filtered->counts(), $surveyId, $columns->id, $filter ) )
						->questions( $table, $rows->id )
					: array();
				return $this->filled( $table, $surveyId, $filter, array( $rows->id, $columns->id ), array(), $counted );
			}
		);
	}

	/**
	 * @param string $field of Facet.
	 * @throws StorageFailed
	 */
	public function ofVisits( int $surveyId, string $field, Question $columns, ResponseFilter $filter ): CrossTab {
		$isLarge = $this->filtered->settle( $surveyId );
		$values  = $filter->visits[ $field ] ?? $this->filtered->frequent( $surveyId, $field, CrossTab::VISITS );
		$values  = array_slice( $values, 0, CrossTab::VISITS );
		$keys    = array_map( array( Facet::class, 'keyOf' ), $values );
		return $this->transaction->run(
			function () use ( $surveyId, $field, $columns, $filter, $values, $keys, $isLarge ): CrossTab {
				$table   = new CrossTab( $field, $columns->id, $values );
				$counted = $isLarge && ! $filter->isAsked()
					? ( new CountCrossTab( $this->filtered->counts(), $surveyId, $columns->id, $filter ) )
						->visits( $table, $field, $values )
					: array();
				$keys    = array() === $keys ? array() : array( $field => $keys );
				return $this->filled( $table, $surveyId, $filter, array( $columns->id ), $keys, $counted );
			}
		);
	}

	/**
	 * @param list<string>                          $fields
	 * @param array<string, non-empty-list<string>> $keys
	 * @param array<int, mixed>                     $counted numbers of segments that the table includes already, as keys
	 */
	private function filled(
		CrossTab $table,
		int $surveyId,
		ResponseFilter $filter,
		array $fields,
		array $keys,
		array $counted
	): CrossTab {
		foreach ( $this->filtered->parts( $surveyId, $filter, $fields, $keys, without: $counted ) as $part ) {
			$table->add( $part );
		}
		return $table;
	}
}
