<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\GoogleSheets\Files;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

final class SurveySheet {

	/**
	 * @param int    $part          1 for a survey's first one.
	 * @param string $spreadsheetId Google's id; empty until it is created.
	 * @param int    $tabId         Google's id of the tab that responses are written to.
	 */
	public function __construct(
		public readonly int $id,
		public readonly int $surveyId,
		public readonly int $part,
		public readonly string $spreadsheetId,
		public readonly int $tabId
	) {}

	/** @param array<string, string|null> $row whole. */
	public static function fromRow( array $row ): self {
		return new self(
			(int) $row['id'],
			(int) $row['survey_id'],
			(int) $row['part'],
			(string) $row['spreadsheet_id'],
			(int) $row['tab_id']
		);
	}
}
