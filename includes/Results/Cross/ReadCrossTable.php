<?php
declare(strict_types=1);

namespace UserFeedback\Results\Cross;

use UserFeedback\Contract\Problem\StorageFailed;
use UserFeedback\Database\Transaction;
use UserFeedback\Questions\Question;
use UserFeedback\Responses\Filters\Filter;
use UserFeedback\Results\Filtered\Meant;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Two questions of a survey against each other. */
final class ReadCrossTable {

	public function __construct( private readonly Meant $meant, private readonly Transaction $transaction ) {}

	/** @throws StorageFailed */
	public function run( int $surveyId, Question $rows, Question $columns, Filter $filter ): CrossTable {
		$this->meant->settle( $surveyId );
		return $this->transaction->run(
			function () use ( $surveyId, $rows, $columns, $filter ): CrossTable {
				$table = new CrossTable( $rows->id, $columns->id );
				foreach ( $this->meant->parts( $surveyId, $filter, array( $rows->id, $columns->id ) ) as $part ) {
					$table->add( $part );
				}
				return $table;
			}
		);
	}
}
