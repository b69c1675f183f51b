<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\GoogleSheets\Rows;

use UserFeedback\Deliveries\GoogleSheets\Columns\GoogleCellText;
use UserFeedback\Deliveries\GoogleSheets\Columns\SheetColumn;
use UserFeedback\Platform\Clock;
use UserFeedback\Responses\Storage\Answer;
use UserFeedback\Responses\Storage\StoredResponse;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Maps a response to a row of a spreadsheet. */
final class SheetRowMapper {

	/**
	 * @param list<SheetColumn> $columns
	 * @return list<string|int|null> from the first to our last column; null for a cell that isn't ours.
	 */
	public static function response( StoredResponse $response, array $columns, int $width ): array {
		$answers = array();
		foreach ( $response->answers as $answer ) {
			$answers[ $answer->questionId ] = $answer;
		}
		$row = array_fill( 0, $width, null );
		foreach ( $columns as $column ) {
			$cell                      = self::cell( $column, $response, $answers[ $column->questionId ] ?? null );
			$row[ $column->place - 1 ] = is_string( $cell ) ? GoogleCellText::cut( $cell ) : $cell;
		}
		return array_values( $row );
	}

	private static function cell( SheetColumn $column, StoredResponse $response, ?Answer $answer ): string|int {
		$value = $answer?->value;
		return match ( $column->part ) {
			SheetColumn::ID   => $response->id,
			SheetColumn::DATE => Clock::fromStored( $response->submittedAt )->setTimezone( wp_timezone() )->format( 'Y-m-d H:i:s' ),
			SheetColumn::PAGE => $response->page->name,
			SheetColumn::LINK => $response->page->url,
			'comment'    => $answer->comments ?? '',
			'name'       => $answer->name ?? '',
			// An option may contain a comma, but never a line end.
			default      => is_array( $value ) ? implode( "\n", $value ) : $value ?? '',
		};
	}
}
