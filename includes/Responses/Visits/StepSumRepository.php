<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Visits;

use UserFeedback\Platform\Database\Db;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Adds to the sums of visits per day and month. */
final class StepSumRepository {

	/** Rows per statement. */
	private const MANY = 200;

	public function __construct( private readonly Db $db ) {}

	public function add( StepSums $sums ): void {
		$columns = implode( ', ', StepSums::COLUMNS );
		$added   = array();
		foreach ( StepSums::COLUMNS as $column ) {
			$added[] = "$column = $column + VALUES($column)";
		}
		$row = '(%d, %s, %s, %d, %s, %s' . str_repeat( ', %d', count( StepSums::COLUMNS ) ) . ')';
		foreach ( array_chunk( $sums->rows(), self::MANY ) as $batch ) {
			$this->db->write(
				"INSERT INTO {step_sums} (survey_id, device, language, is_month, day, question_id, $columns) VALUES "
					. implode( ', ', array_fill( 0, count( $batch ), $row ) )
					. ' ON DUPLICATE KEY UPDATE ' . implode( ', ', $added ),
				array_merge( ...$batch )
			);
		}
	}
}
