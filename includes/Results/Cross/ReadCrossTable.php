<?php
declare(strict_types=1);

namespace UserFeedback\Results\Cross;

use UserFeedback\Contract\Problem\StorageFailed;
use UserFeedback\Database\Transaction;
use UserFeedback\Questions\Question;
use UserFeedback\Responses\Bits\Mark;
use UserFeedback\Responses\Filters\Filter;
use UserFeedback\Results\Filtered\Meant;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Reads a table of two questions of a survey, or of one question and visits. */
final class ReadCrossTable {

	public function __construct( private readonly Meant $meant, private readonly Transaction $transaction ) {}

	/** @throws StorageFailed */
	public function run( int $surveyId, Question $rows, Question $columns, Filter $filter ): CrossTable {
		$this->meant->settle( $surveyId );
		return $this->filled( new CrossTable( $rows->id, $columns->id ), $surveyId, $filter, array( $rows->id, $columns->id ) );
	}

	/**
	 * @param string $field of Mark.
	 * @throws StorageFailed
	 */
	public function ofVisits( int $surveyId, string $field, Question $columns, Filter $filter ): CrossTable {
		$this->meant->settle( $surveyId );
		$values = $filter->visits[ $field ] ?? $this->meant->frequent( $surveyId, $field, CrossTable::VISITS );
		$values = array_slice( $values, 0, CrossTable::VISITS );
		$keys   = array_map( array( Mark::class, 'keyOf' ), $values );
		return $this->filled(
			new CrossTable( $field, $columns->id, $values ),
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
	private function filled( CrossTable $table, int $surveyId, Filter $filter, array $fields, array $keys = array() ): CrossTable {
		return $this->transaction->run(
			function () use ( $table, $surveyId, $filter, $fields, $keys ): CrossTable {
				foreach ( $this->meant->parts( $surveyId, $filter, $fields, $keys ) as $part ) {
					$table->add( $part );
				}
				return $table;
			}
		);
	}
}
