<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Google;

/**
 * Spreadsheets with their grids: what lies beyond them, what is too long and what is too much is refused as a whole.
 *
 * @phpstan-import-type State from GoogleServer
 * @phpstan-import-type Call from GoogleServer
 * @phpstan-import-type Book from GoogleServer
 * @phpstan-import-type File from GoogleServer
 */
final class GoogleSheets {

	private const OF_CELL = 50_000;

	/**
	 * @param State $state
	 * @param Call  $call
	 */
	public static function answer( array &$state, array $call ): ?GoogleAnswer {
		if ( 1 !== preg_match( '~^/v4/spreadsheets/(\w+)(/values:batchGet|/values:batchUpdate|:batchUpdate)?$~', $call['path'], $found ) ) {
			return null;
		}
		$refusal = GoogleOauth::refusal( $state, $call );
		if ( null !== $refusal ) {
			return $refusal;
		}
		$kind = 'POST' === $call['method'] ? 'writes' : 'reads';
		$now  = intdiv( time(), 60 );
		if ( ( $state[ $kind ][ $now ] = ( $state[ $kind ][ $now ] ?? 0 ) + 1 ) > $state['quota'] ) {
			return GoogleAnswer::error( 429, 'rateLimitExceeded', 'Quota exceeded', 'RESOURCE_EXHAUSTED' );
		}
		if ( ! isset( $state['sheets'][ $found[1] ], $state['files'][ $found[1] ] ) ) {
			return GoogleAnswer::error( 404, 'notFound', 'Requested entity was not found.', 'NOT_FOUND' );
		}
		$sheet = &$state['sheets'][ $found[1] ];
		return match ( $found[2] ?? '' ) {
			'/values:batchGet'    => self::read( $sheet, $call['query']['ranges'] ?? array() ),
			'/values:batchUpdate' => self::write( $sheet, json_decode( $call['body'], true ) ),
			':batchUpdate'        => self::change( $sheet, json_decode( $call['body'], true )['requests'] ),
			default               => self::shape( $sheet ),
		};
	}

	private static function shape( array $sheet ): GoogleAnswer {
		return new GoogleAnswer(
			200,
			array(
				'sheets' => array_map(
					static fn( array $tab ): array => array(
						'properties' => array(
							'sheetId'        => $tab['sheetId'],
							'title'          => $tab['title'],
							'gridProperties' => array( 'rowCount' => $tab['rows'], 'columnCount' => $tab['columns'] ),
						),
					),
					$sheet['tabs']
				),
			)
		);
	}

	private static function read( array $sheet, array $ranges ): GoogleAnswer {
		$all = array();
		foreach ( $ranges as $range ) {
			$place = self::place( $sheet, $range );
			if ( null === $place ) {
				return self::beyond( $range );
			}
			[ $tab, $top, $left, $bottom, $right ] = $place;
			$rows                                  = array();
			for ( $row = $top; $row <= $bottom; ++$row ) {
				$cells = array();
				for ( $column = $left; $column <= $right; ++$column ) {
					$cells[] = $sheet['tabs'][ $tab ]['cells'][ $row ][ $column ] ?? '';
				}
				$rows[] = self::trimmed( $cells, '' );
			}
			$rows  = self::trimmed( $rows, array() );
			$all[] = array( 'range' => $range ) + ( array() === $rows ? array() : array( 'values' => $rows ) );
		}
		return new GoogleAnswer( 200, array( 'valueRanges' => $all ) );
	}

	private static function write( array &$sheet, array $sent ): GoogleAnswer {
		if ( ! in_array( $sent['valueInputOption'] ?? '', array( 'RAW', 'USER_ENTERED' ), true ) ) {
			return GoogleAnswer::error( 400, 'badRequest', 'valueInputOption is required', 'INVALID_ARGUMENT' );
		}
		$after = $sheet;
		foreach ( $sent['data'] as $block ) {
			$place = self::place( $sheet, $block['range'] );
			if ( null === $place || count( $block['values'] ) > $place[3] - $place[1] + 1 ) {
				return self::beyond( $block['range'] );
			}
			foreach ( $block['values'] as $down => $row ) {
				foreach ( $row as $across => $cell ) {
					if ( is_string( $cell ) && intdiv( strlen( mb_convert_encoding( $cell, 'UTF-16LE', 'UTF-8' ) ), 2 ) > self::OF_CELL ) {
						return GoogleAnswer::error( 400, 'badRequest', 'Your input contains more than the maximum of 50000 characters in a single cell.', 'INVALID_ARGUMENT' );
					}
					if ( null !== $cell ) {
						$isFormula = 'USER_ENTERED' === $sent['valueInputOption'] && is_string( $cell ) && str_starts_with( $cell, '=' );
						$after['tabs'][ $place[0] ]['cells'][ $place[1] + $down ][ $place[2] + $across ] = $isFormula ? '#CALCULATED' : $cell;
					}
				}
			}
		}
		$sheet = $after;
		return new GoogleAnswer( 200, array( 'totalUpdatedRows' => count( $sent['data'] ) ) );
	}

	private static function change( array &$sheet, array $requests ): GoogleAnswer {
		$after = $sheet;
		foreach ( $requests as $request ) {
			$kind = (string) array_key_first( $request );
			$what = $request[ $kind ];
			$tab  = array_search( $what['properties']['sheetId'] ?? $what['sheetId'] ?? -1, array_column( $after['tabs'], 'sheetId' ), true );
			if ( false === $tab ) {
				return GoogleAnswer::error( 400, 'badRequest', 'No grid with this id.', 'INVALID_ARGUMENT' );
			}
			if ( 'appendDimension' === $kind ) {
				$after['tabs'][ $tab ][ 'ROWS' === $what['dimension'] ? 'rows' : 'columns' ] += $what['length'];
			} elseif ( 'updateSheetProperties' === $kind ) {
				$after['tabs'][ $tab ]['rows']    = $what['properties']['gridProperties']['rowCount'];
				$after['tabs'][ $tab ]['columns'] = $what['properties']['gridProperties']['columnCount'];
			} else {
				return GoogleAnswer::error( 400, 'badRequest', "Unknown: $kind", 'INVALID_ARGUMENT' );
			}
		}
		$cells = array_sum( array_map( static fn( array $tab ): int => $tab['rows'] * $tab['columns'], $after['tabs'] ) );
		if ( $cells > $sheet['limit'] ) {
			return GoogleAnswer::error(
				400,
				'badRequest',
				'Invalid requests[0]: This action would increase the number of cells in the workbook above the limit of 10000000 cells.',
				'INVALID_ARGUMENT'
			);
		}
		$sheet = $after;
		return new GoogleAnswer( 200, array( 'spreadsheetId' => '' ) );
	}

	/** @return array{int, int, int, int, int}|null tab, and rows and columns from 1; null beyond the grid. */
	private static function place( array $sheet, string $range ): ?array {
		if ( 1 !== preg_match( "/^'(.*)'!([A-Z]+)(\d+):([A-Z]+)(\d+)$/s", $range, $found ) ) {
			return null;
		}
		$tab = array_search( str_replace( "''", "'", $found[1] ), array_column( $sheet['tabs'], 'title' ), true );
		if ( false === $tab ) {
			return null;
		}
		$number = static fn( string $letters ): int => array_reduce(
			str_split( $letters ),
			static fn( int $sum, string $letter ): int => $sum * 26 + ord( $letter ) - 64,
			0
		);
		$place  = array( $tab, (int) $found[3], $number( $found[2] ), (int) $found[5], $number( $found[4] ) );
		return $place[3] <= $sheet['tabs'][ $tab ]['rows'] && $place[4] <= $sheet['tabs'][ $tab ]['columns'] ? $place : null;
	}

	private static function beyond( string $range ): GoogleAnswer {
		return GoogleAnswer::error( 400, 'badRequest', "Range ($range) exceeds grid limits.", 'INVALID_ARGUMENT' );
	}

	private static function trimmed( array $list, mixed $empty ): array {
		while ( array() !== $list && end( $list ) === $empty ) {
			array_pop( $list );
		}
		return $list;
	}
}
