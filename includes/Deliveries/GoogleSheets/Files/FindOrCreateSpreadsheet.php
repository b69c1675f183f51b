<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\GoogleSheets\Files;

use UserFeedback\Deliveries\GoogleSheets\Api\GoogleError;
use UserFeedback\Deliveries\GoogleSheets\Api\GoogleException;
use UserFeedback\Deliveries\GoogleSheets\Connect\ConnectionRepository;
use UserFeedback\Surveys\Storage\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Finds a survey's spreadsheet, or creates one if there is none or the last was deleted. */
final class FindOrCreateSpreadsheet {

	public function __construct(
		private readonly SurveySheetRepository $sheets,
		private readonly SpreadsheetsApi $spreadsheets,
		private readonly ConnectionRepository $connections
	) {}

	/** @throws GoogleException */
	public function run( Survey $survey, SurveySheet $sheet, string $lease ): OpenSpreadsheet {
		if ( '' === $sheet->spreadsheetId ) {
			return $this->create( $survey, $sheet, false );
		}
		$tab = $this->spreadsheets->isThere( $sheet->spreadsheetId )
			? $this->spreadsheets->tab( $sheet->spreadsheetId, $sheet->tabId )
			: null;
		if ( null !== $tab ) {
			return new OpenSpreadsheet( $sheet, $tab );
		}
		$this->sheets->markDeleted( $sheet );
		return $this->create( $survey, $this->sheets->addNext( $sheet, $lease ), true );
	}

	/**
	 * Creates another one after the last is full.
	 *
	 * @throws GoogleException
	 */
	public function createNext( Survey $survey, SurveySheet $full, string $lease ): OpenSpreadsheet {
		return $this->create( $survey, $this->sheets->addNext( $full, $lease ), false );
	}

	private function create( Survey $survey, SurveySheet $sheet, bool $replaces ): OpenSpreadsheet {
		$mark = substr( hash( 'sha256', implode( '|', array( home_url(), $survey->id, $sheet->part ) ) ), 0, 40 );
		$id   = $this->spreadsheets->find( $mark ) ?? $this->make( $this->name( $survey, $sheet ), $mark );
		$tab  = $this->spreadsheets->tab( $id, null ) ?? throw new GoogleException( GoogleError::MISSING );
		return new OpenSpreadsheet( $this->sheets->setSpreadsheet( $sheet, $id, $tab->id ), $tab, $replaces );
	}

	/** Uses the owner's folder; if that is gone, creating the file elsewhere is better than failing. */
	private function make( string $name, string $mark ): string {
		$connection = $this->connections->get();
		$folder     = $connection->folderId ?? '';
		try {
			return $this->spreadsheets->make( $name, $mark, $folder );
		} catch ( GoogleException $exception ) {
			if ( '' === $folder || GoogleError::MISSING !== $exception->error ) {
				throw $exception;
			}
		}
		$now = $this->connections->get();
		if ( null !== $now && $now->folderId === $folder ) {
			$this->connections->save( $now->in( '', '' ) );
		}
		return $this->spreadsheets->make( $name, $mark, '' );
	}

	private function name( Survey $survey, SurveySheet $sheet ): string {
		$given  = $survey->settings->part( 'google_drive' )['file_name'] ?? '';
		$name   = is_string( $given ) && '' !== trim( $given ) ? trim( $given ) : $survey->title;
		$others = count( array_diff_key( $this->sheets->findExisting( $survey->id ), array( $sheet->id => true ) ) );
		return 0 === $others ? $name : $name . ' (' . ( $others + 1 ) . ')';
	}
}
