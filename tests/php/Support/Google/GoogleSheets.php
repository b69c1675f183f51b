<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Google;

/**
 * Spreadsheets with their grids. A request beyond the grid, or with values too long or too many, is rejected completely.
 *
 * @phpstan-import-type State from GoogleServer
 * @phpstan-import-type Call from GoogleServer
 * @phpstan-import-type Book from GoogleServer
 * @phpstan-type Request array{appendDimension?: array{sheetId: int, dimension: string, length: int}, updateSheetProperties?: array{properties: array{sheetId: int, gridProperties: array{rowCount: int, columnCount: int}}}}
 * @phpstan-type Values array{valueInputOption?: string, data: list<array{range: string, values: list<list<string|int|null>>}>}
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
		$kind                   = 'POST' === $call['method'] ? 'writes' : 'reads';
		$now                    = intdiv( time(), 60 );
		$state[ $kind ][ $now ] = ( $state[ $kind ][ $now ] ?? 0 ) + 1;
		if ( $state[ $kind ][ $now ] > $state['quota'] ) {
			return GoogleAnswer::error( 429, 'rateLimitExceeded', 'Quota exceeded', 'RESOURCE_EXHAUSTED' );
		}
		if ( ! isset( $state['sheets'][ $found[1] ], $state['files'][ $found[1] ] ) ) {
			return GoogleAnswer::error( 404, 'notFound', 'Requested entity was not found.', 'NOT_FOUND' );
		}
		$sheet = &$state['sheets'][ $found[1] ];
		return match ( $found[2] ?? '' ) {
			'/values:batchGet'    => self::read( $sheet, $call['query']['ranges'] ?? array() ),
			'/values:batchUpdate' => self::write( $sheet, self::values( $call['body'] ) ),
			':batchUpdate'        => self::change( $sheet, self::requests( $call['body'] ) ),
			default               => self::shape( $sheet ),
		};
	}

	/**
	 * @param Book $sheet
	 */
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

	/**
	 * @param Book $sheet
	 * @param list<string> $ranges
	 */
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

	/**
	 * @param Book $sheet
	 * @param Values $sent
	 */
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
						return GoogleAnswer::error(
							400,
							'badRequest',
							'Your input contains more than the maximum of 50000 characters in a single cell.',
							'INVALID_ARGUMENT'
						);
					}
					if ( null !== $cell ) {
						$isFormula = 'USER_ENTERED' === $sent['valueInputOption'] && is_string( $cell ) && str_starts_with( $cell, '=' );
						$value     = $isFormula ? '#CALCULATED' : $cell;
						$after['tabs'][ $place[0] ]['cells'][ $place[1] + $down ][ $place[2] + $across ] = $value;
					}
				}
			}
		}
		/** @var Book $whole it has the tabs that it had. */
		$whole = $after;
		$sheet = $whole;
		return new GoogleAnswer( 200, array( 'totalUpdatedRows' => count( $sent['data'] ) ) );
	}

	/**
	 * @param Book $sheet
	 * @param list<Request> $requests
	 */
	private static function change( array &$sheet, array $requests ): GoogleAnswer {
		$after = $sheet;
		foreach ( $requests as $request ) {
			$grow  = $request['appendDimension'] ?? null;
			$shape = $request['updateSheetProperties']['properties'] ?? null;
			$tab   = array_search( $grow['sheetId'] ?? $shape['sheetId'] ?? -1, array_column( $after['tabs'], 'sheetId' ), true );
			if ( false === $tab ) {
				return GoogleAnswer::error( 400, 'badRequest', 'No grid with this id.', 'INVALID_ARGUMENT' );
			}
			$before                = $after['tabs'][ $tab ];
			$after['tabs'][ $tab ] = array(
				'rows'    => 'ROWS' === ( $grow['dimension'] ?? '' )
					? $before['rows'] + ( $grow['length'] ?? 0 )
					: $shape['gridProperties']['rowCount'] ?? $before['rows'],
				'columns' => 'COLUMNS' === ( $grow['dimension'] ?? '' )
					? $before['columns'] + ( $grow['length'] ?? 0 )
					: $shape['gridProperties']['columnCount'] ?? $before['columns'],
			) + $before;
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

	/**
	 * @param Book $sheet
	 * @return array{int, int, int, int, int}|null tab, and rows and columns from 1; null beyond the grid.
	 */
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

	/**
	 * @template T
	 * @param list<T> $list
	 * @return list<T>
	 */
	private static function trimmed( array $list, mixed $empty ): array {
		while ( array() !== $list && end( $list ) === $empty ) {
			array_pop( $list );
		}
		return $list;
	}

	/** @return Values */
	private static function values( string $body ): array {
		/** @var Values $sent what the plugin sends. */
		$sent = json_decode( $body, true );
		return $sent;
	}

	/** @return list<Request> */
	private static function requests( string $body ): array {
		/** @var array{requests: list<Request>} $sent likewise. */
		$sent = json_decode( $body, true );
		return $sent['requests'];
	}
}
