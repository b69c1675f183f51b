<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\GoogleSheets\Files;

use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Rest\Problem\StorageFailed;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The table `uf_sheets`. A single statement decides who writes to a spreadsheet, and for how long. */
final class SurveySheetRepository {

	/** Seconds after which the holder is considered dead; longer than all requests to Google for one batch may take. */
	private const LEASE = 300;

	public function __construct( private readonly Db $db, private readonly Clock $clock ) {}

	/**
	 * Takes the survey's newest spreadsheet for this process alone.
	 *
	 * @param string $lease 32 characters.
	 * @return SurveySheet|null null if another process has it.
	 */
	public function lockNewest( int $surveyId, string $lease ): ?SurveySheet {
		$sheet = $this->newest( $surveyId ) ?? $this->add( $surveyId, 1, $lease );
		return $this->acquireLease( $sheet->id, $lease ) ? $this->newest( $surveyId ) : null;
	}

	/** Adds another one, with the lease on the previous one. */
	public function addNext( SurveySheet $before, string $lease ): SurveySheet {
		return $this->add( $before->surveyId, $before->part + 1, $lease );
	}

	public function release( int $surveyId, string $lease ): void {
		$this->db->write( "UPDATE {sheets} SET lease = '' WHERE survey_id = %d AND lease = %s", array( $surveyId, $lease ) );
	}

	public function setSpreadsheet( SurveySheet $sheet, string $spreadsheetId, int $tabId ): SurveySheet {
		$this->db->updateRow(
			'sheets',
			array(
				'spreadsheet_id' => $spreadsheetId,
				'tab_id'         => $tabId,
			),
			'id = %d',
			array( $sheet->id )
		);
		return $this->newest( $sheet->surveyId ) ?? $sheet;
	}

	/** Marks it as deleted from Google Drive, with all its rows. */
	public function markDeleted( SurveySheet $sheet ): void {
		$this->db->write( 'UPDATE {sheets} SET is_gone = 1 WHERE id = %d', array( $sheet->id ) );
		$this->db->write( 'DELETE FROM {sheet_columns} WHERE sheet_id = %d', array( $sheet->id ) );
	}

	/** @return array<int, SurveySheet> a survey's existing spreadsheets, by id. */
	public function findExisting( int $surveyId ): array {
		$found = array();
		foreach ( $this->db->rows(
			"SELECT * FROM {sheets} WHERE survey_id = %d AND is_gone = 0 AND spreadsheet_id <> '' ORDER BY part",
			array( $surveyId )
		) as $row ) {
			$found[ (int) $row['id'] ] = SurveySheet::fromRow( $row );
		}
		return $found;
	}

	private function newest( int $surveyId ): ?SurveySheet {
		$row = $this->db->row( 'SELECT * FROM {sheets} WHERE survey_id = %d ORDER BY part DESC LIMIT 1', array( $surveyId ) );
		return null === $row ? null : SurveySheet::fromRow( $row );
	}

	/** @throws StorageFailed */
	private function add( int $surveyId, int $part, string $lease ): SurveySheet {
		$this->db->insertIgnored(
			"INSERT IGNORE INTO {sheets} (survey_id, part, spreadsheet_id, made_at, lease, lease_until) VALUES (%d, %d, '', %s, %s, %s)",
			array( $surveyId, $part, $this->in( 0 ), $lease, $this->in( self::LEASE ) )
		);
		return $this->newest( $surveyId ) ?? throw new StorageFailed( 'The spreadsheet was not noted.' );
	}

	private function acquireLease( int $id, string $lease ): bool {
		$this->db->write(
			"UPDATE {sheets} SET lease = %s, lease_until = %s WHERE id = %d AND (lease = '' OR lease = %s OR lease_until <= %s)",
			array( $lease, $this->in( self::LEASE ), $id, $lease, $this->in( 0 ) )
		);
		return $lease === $this->db->value( 'SELECT lease FROM {sheets} WHERE id = %d', array( $id ) );
	}

	private function in( int $seconds ): string {
		return Clock::toStored( $this->clock->now()->modify( "+$seconds seconds" ) );
	}
}
