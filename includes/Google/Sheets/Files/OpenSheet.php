<?php
declare(strict_types=1);

namespace UserFeedback\Google\Sheets\Files;

use UserFeedback\Google\Api\GoogleTrouble;
use UserFeedback\Google\Api\Trouble;
use UserFeedback\Google\Connect\ConnectionRepository;
use UserFeedback\Surveys\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Finds a survey's spreadsheet, or creates one if there is none or the last was deleted. */
final class OpenSheet {

	public function __construct(
		private readonly SheetRepository $sheets,
		private readonly Spreadsheets $spreadsheets,
		private readonly ConnectionRepository $connections
	) {}

	/** @throws GoogleTrouble */
	public function run( Survey $survey, Sheet $sheet, string $lease ): Opened {
		if ( '' === $sheet->spreadsheetId ) {
			return $this->made( $survey, $sheet, false );
		}
		$tab = $this->spreadsheets->isThere( $sheet->spreadsheetId )
			? $this->spreadsheets->tab( $sheet->spreadsheetId, $sheet->tabId )
			: null;
		if ( null !== $tab ) {
			return new Opened( $sheet, $tab );
		}
		$this->sheets->gone( $sheet );
		return $this->made( $survey, $this->sheets->further( $sheet, $lease ), true );
	}

	/**
	 * Creates another one after the last is full.
	 *
	 * @throws GoogleTrouble
	 */
	public function further( Survey $survey, Sheet $full, string $lease ): Opened {
		return $this->made( $survey, $this->sheets->further( $full, $lease ), false );
	}

	private function made( Survey $survey, Sheet $sheet, bool $replaces ): Opened {
		$mark = substr( hash( 'sha256', implode( '|', array( home_url(), $survey->id, $sheet->part ) ) ), 0, 40 );
		$id   = $this->spreadsheets->find( $mark ) ?? $this->make( $this->name( $survey, $sheet ), $mark );
		$tab  = $this->spreadsheets->tab( $id, null ) ?? throw new GoogleTrouble( Trouble::MISSING );
		return new Opened( $this->sheets->named( $sheet, $id, $tab->id ), $tab, $replaces );
	}

	/** Uses the owner's folder; if that is gone, creating the file elsewhere is better than failing. */
	private function make( string $name, string $mark ): string {
		$connection = $this->connections->get();
		$folder     = $connection->folderId ?? '';
		try {
			return $this->spreadsheets->make( $name, $mark, $folder );
		} catch ( GoogleTrouble $trouble ) {
			if ( '' === $folder || Trouble::MISSING !== $trouble->trouble ) {
				throw $trouble;
			}
		}
		$now = $this->connections->get();
		if ( null !== $now && $now->folderId === $folder ) {
			$this->connections->save( $now->in( '', '' ) );
		}
		return $this->spreadsheets->make( $name, $mark, '' );
	}

	private function name( Survey $survey, Sheet $sheet ): string {
		$given  = $survey->settings->part( 'google_drive' )['file_name'] ?? '';
		$name   = is_string( $given ) && '' !== trim( $given ) ? trim( $given ) : $survey->title;
		$others = count( array_diff_key( $this->sheets->there( $survey->id ), array( $sheet->id => true ) ) );
		return 0 === $others ? $name : $name . ' (' . ( $others + 1 ) . ')';
	}
}
