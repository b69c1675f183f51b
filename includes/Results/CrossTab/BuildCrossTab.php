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
		$this->filtered->settle( $surveyId );
		return $this->filled( new CrossTab( $rows->id, $columns->id ), $surveyId, $filter, array( $rows->id, $columns->id ) );
	}

	/**
	 * @param string $field of Facet.
	 * @throws StorageFailed
	 */
	public function ofVisits( int $surveyId, string $field, Question $columns, ResponseFilter $filter ): CrossTab {
		$this->filtered->settle( $surveyId );
		$values = $filter->visits[ $field ] ?? $this->filtered->frequent( $surveyId, $field, CrossTab::VISITS );
		$values = array_slice( $values, 0, CrossTab::VISITS );
		$keys   = array_map( array( Facet::class, 'keyOf' ), $values );
		return $this->filled(
			new CrossTab( $field, $columns->id, $values ),
			$surveyId,
			$filter,
			array( $columns->id ),
			array() === $keys ? array() : array( $field => $keys )
		);
	}

	/**
	 * @param list<string>                          $fields
	 * @param array<string, non-empty-list<string>> $keys
	 * @throws StorageFailed
	 */
	private function filled( CrossTab $table, int $surveyId, ResponseFilter $filter, array $fields, array $keys = array() ): CrossTab {
		return $this->transaction->run(
			function () use ( $table, $surveyId, $filter, $fields, $keys ): CrossTab {
				foreach ( $this->filtered->parts( $surveyId, $filter, $fields, $keys ) as $part ) {
					$table->add( $part );
				}
				return $table;
			}
		);
	}
}
