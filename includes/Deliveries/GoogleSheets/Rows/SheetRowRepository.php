<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\GoogleSheets\Rows;

use UserFeedback\Deliveries\GoogleSheets\Files\SurveySheet;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Rest\Problem\StorageFailed;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The table `uf_sheet_rows`: a response gets its row before it is written, so that a retry writes the same one. */
final class SheetRowRepository {

	public function __construct( private readonly Db $db ) {}

	/**
	 * @param non-empty-list<int> $responseIds
	 * @return array<int, RowPosition> by response; unassigned ones are left out.
	 */
	public function of( int $surveyId, array $responseIds ): array {
		$positions = array();
		foreach ( $this->db->rows(
			'SELECT * FROM {sheet_rows} WHERE survey_id = %d AND response_id IN (' . Db::placeholders( $responseIds ) . ')',
			array( $surveyId, ...$responseIds )
		) as $row ) {
			$positions[ (int) $row['response_id'] ] = new RowPosition(
				(int) $row['sheet_id'],
				null === $row['place'] ? null : (int) $row['place'],
				'0' !== $row['is_written']
			);
		}
		return $positions;
	}

	/**
	 * @param non-empty-list<int> $responseIds that get rows from `$first` on, replacing earlier ones.
	 * @return array<int, int> row by response.
	 * @throws StorageFailed A row belongs to another response: nothing may be written then.
	 */
	public function assignRows( SurveySheet $sheet, array $responseIds, int $first ): array {
		$places = array_combine( $responseIds, range( $first, $first + count( $responseIds ) - 1 ) );
		$known  = $this->of( $sheet->surveyId, $responseIds );
		$new    = array();
		foreach ( $places as $id => $place ) {
			if ( isset( $known[ $id ] ) ) {
				$this->db->write(
					'UPDATE {sheet_rows} SET sheet_id = %d, place = %d, is_written = 0 WHERE survey_id = %d AND response_id = %d',
					array( $sheet->id, $place, $sheet->surveyId, $id )
				);
			} else {
				array_push( $new, $sheet->surveyId, $id, $sheet->id, $place );
			}
		}
		if ( array() !== $new ) {
			$rows = implode( ', ', array_fill( 0, intdiv( count( $new ), 4 ), '(%d, %d, %d, %d)' ) );
			$this->db->write( "INSERT INTO {sheet_rows} (survey_id, response_id, sheet_id, place) VALUES $rows", $new );
		}
		return $places;
	}

	/** @param non-empty-list<int> $responseIds */
	public function written( int $surveyId, array $responseIds ): void {
		$this->db->write(
			'UPDATE {sheet_rows} SET is_written = 1 WHERE survey_id = %d AND response_id IN (' . Db::placeholders( $responseIds ) . ')',
			array( $surveyId, ...$responseIds )
		);
	}

	/** Returns the response that was written to a row; null if there is none, or it is unknown. */
	public function at( SurveySheet $sheet, int $place ): ?int {
		$id = $this->db->value( 'SELECT response_id FROM {sheet_rows} WHERE sheet_id = %d AND place = %d', array( $sheet->id, $place ) );
		return null === $id ? null : (int) $id;
	}

	/** Clears row numbers after rows were moved: it is only known that the responses were written. */
	public function clearPositions( SurveySheet $sheet ): void {
		$this->db->write( 'UPDATE {sheet_rows} SET place = NULL WHERE sheet_id = %d AND is_written = 1', array( $sheet->id ) );
	}

	/** Returns the last assigned row, 0 for none. */
	public function last( SurveySheet $sheet ): int {
		return (int) $this->db->value( 'SELECT MAX(place) FROM {sheet_rows} WHERE sheet_id = %d', array( $sheet->id ) );
	}
}
