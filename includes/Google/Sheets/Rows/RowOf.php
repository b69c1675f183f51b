<?php
declare(strict_types=1);

namespace UserFeedback\Google\Sheets\Rows;

use UserFeedback\Clock;
use UserFeedback\Google\Sheets\Columns\CellText;
use UserFeedback\Google\Sheets\Columns\Column;
use UserFeedback\Responses\Answer;
use UserFeedback\Responses\StoredResponse;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A response as a row. */
final class RowOf {

	/**
	 * @param list<Column> $columns
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
			$row[ $column->place - 1 ] = is_string( $cell ) ? CellText::cut( $cell ) : $cell;
		}
		return array_values( $row );
	}

	private static function cell( Column $column, StoredResponse $response, ?Answer $answer ): string|int {
		$value = $answer?->value;
		return match ( $column->part ) {
			Column::ID   => $response->id,
			Column::DATE => Clock::fromStored( $response->submittedAt )->setTimezone( wp_timezone() )->format( 'Y-m-d H:i:s' ),
			Column::PAGE => $response->page->name,
			Column::LINK => $response->page->url,
			'comment'    => $answer->comments ?? '',
			'name'       => $answer->name ?? '',
			// An option may contain a comma, but never a line end.
			default      => is_array( $value ) ? implode( "\n", $value ) : $value ?? '',
		};
	}
}
