<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\GoogleSheets\Files;

use UserFeedback\Deliveries\GoogleSheets\Api\GoogleApiUrls;
use UserFeedback\Deliveries\GoogleSheets\Api\GoogleClient;
use UserFeedback\Deliveries\GoogleSheets\Api\GoogleError;
use UserFeedback\Deliveries\GoogleSheets\Api\GoogleException;
use UserFeedback\Deliveries\GoogleSheets\Api\GoogleResponse;
use UserFeedback\Deliveries\GoogleSheets\Connect\AccessTokenProvider;
use UserFeedback\Platform\Clock;
use UserFeedback\Responses\Submit\RateLimit\RateLimitRepository;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Google's API for spreadsheets. All methods throw GoogleException if a request fails. */
final class SpreadsheetsApi {

	private const TYPE = 'application/vnd.google-apps.spreadsheet';

	public const WRITES = 50;

	public const READS = 50;

	private const MINUTE = 60;

	public function __construct(
		private readonly AccessTokenProvider $token,
		private readonly GoogleClient $google,
		private readonly GoogleApiUrls $api,
		private readonly RateLimitRepository $counts,
		private readonly Clock $clock
	) {}

	/**
	 * @param string $mark     finds the file if its id is never received.
	 * @param string $folderId empty for none.
	 * @return string its id.
	 */
	public function make( string $name, string $mark, string $folderId ): string {
		$file = array(
			'name'          => $name,
			'mimeType'      => self::TYPE,
			'appProperties' => array( 'userfeedback' => $mark ),
		) + ( '' === $folderId ? array() : array( 'parents' => array( $folderId ) ) );
		return $this->token->call(
			fn( string $token ): GoogleResponse => $this->google->send(
				"{$this->api->drive}/files",
				$token,
				$file,
				array( 'fields' => 'id' )
			)
		)->text( 'id' );
	}

	/** Finds one whose creation was never confirmed. */
	public function find( string $mark ): ?string {
		$found = $this->token->call(
			fn( string $token ): GoogleResponse => $this->google->get(
				"{$this->api->drive}/files",
				$token,
				array(
					'q'        => "appProperties has { key='userfeedback' and value='$mark' } and trashed = false",
					'fields'   => 'files(id)',
					'pageSize' => 1,
				)
			)
		)->items( 'files' )[0]['id'] ?? null;
		return is_string( $found ) ? $found : null;
	}

	/** Returns false if it is deleted or in the trash, where it would still be writable. */
	public function isThere( string $id ): bool {
		try {
			return false === $this->token->call(
				fn( string $token ): GoogleResponse => $this->google->get(
					"{$this->api->drive}/files/" . rawurlencode( $id ),
					$token,
					array( 'fields' => 'trashed' )
				)
			)->at( 'trashed' );
		} catch ( GoogleException $exception ) {
			return GoogleError::MISSING === $exception->error ? false : throw $exception;
		}
	}

	/** @param int|null $tabId null for the first; the result is null if there is no such tab. */
	public function tab( string $id, ?int $tabId ): ?SheetTab {
		$this->countRead();
		$tabs = $this->token->call(
			fn( string $token ): GoogleResponse => $this->google->get(
				"{$this->api->sheets}/" . rawurlencode( $id ),
				$token,
				array( 'fields' => 'sheets.properties(sheetId,title,gridProperties(rowCount,columnCount))' )
			)
		)->items( 'sheets' );
		foreach ( $tabs as $tab ) {
			$of = new GoogleResponse( 200, is_array( $tab['properties'] ?? null ) ? $tab['properties'] : array() );
			if ( null === $tabId || self::number( $of, 'sheetId' ) === $tabId ) {
				return new SheetTab(
					self::number( $of, 'sheetId' ),
					$of->text( 'title' ),
					self::number( $of, 'gridProperties.rowCount' ),
					self::number( $of, 'gridProperties.columnCount' )
				);
			}
		}
		return null;
	}

	/**
	 * @param non-empty-list<string> $ranges
	 * @return list<list<list<string>>> rows of each range; empty cells and rows at the end are left out.
	 */
	public function read( string $id, array $ranges ): array {
		$this->countRead();
		$found = $this->token->call(
			fn( string $token ): GoogleResponse => $this->google->get(
				"{$this->api->sheets}/" . rawurlencode( $id ) . '/values:batchGet',
				$token,
				array(
					'ranges'            => $ranges,
					'valueRenderOption' => 'UNFORMATTED_VALUE',
					'fields'            => 'valueRanges.values',
				)
			)
		)->items( 'valueRanges' );
		return array_map(
			static fn( int $index ): array => self::rows( $found[ $index ]['values'] ?? array() ),
			array_keys( $ranges )
		);
	}

	/**
	 * Writes text and numbers, never formulas.
	 *
	 * @param non-empty-array<string, list<list<string|int|null>>> $values by range; null leaves a cell as it is.
	 */
	public function write( string $id, array $values ): GoogleResponse {
		$this->countWrite();
		$data = array();
		foreach ( $values as $range => $rows ) {
			$data[] = array(
				'range'  => $range,
				'values' => $rows,
			);
		}
		return $this->token->call(
			fn( string $token ): GoogleResponse => $this->google->send(
				"{$this->api->sheets}/" . rawurlencode( $id ) . '/values:batchUpdate',
				$token,
				array(
					'valueInputOption' => 'RAW',
					'data'             => $data,
				),
				array( 'fields' => 'totalUpdatedRows' )
			)
		);
	}

	/** Gives a new one the size that it needs, and freezes its titles. */
	public function shape( string $id, SheetTab $tab, int $rows, int $columns ): SheetTab {
		$this->change(
			$id,
			array(
				array(
					'updateSheetProperties' => array(
						'properties' => array(
							'sheetId'        => $tab->id,
							'gridProperties' => array(
								'rowCount'       => $rows,
								'columnCount'    => $columns,
								'frozenRowCount' => 1,
							),
						),
						'fields'     => 'gridProperties(rowCount,columnCount,frozenRowCount)',
					),
				),
			)
		);
		return $tab->withSize( $rows, $columns );
	}

	/** Adds empty rows or columns at its end. */
	public function addCells( string $id, SheetTab $tab, int $rows, int $columns ): SheetTab {
		$requests = array();
		$lengths  = array(
			'ROWS'    => $rows,
			'COLUMNS' => $columns,
		);
		foreach ( array_filter( $lengths, static fn( int $length ): bool => $length > 0 ) as $dimension => $length ) {
			$requests[] = array(
				'appendDimension' => array(
					'sheetId'   => $tab->id,
					'dimension' => $dimension,
					'length'    => $length,
				),
			);
		}
		if ( array() !== $requests ) {
			$this->change( $id, $requests );
		}
		return $tab->withSize( $tab->rows + $rows, $tab->columns + $columns );
	}

	/** @param non-empty-list<array<string, mixed>> $requests */
	private function change( string $id, array $requests ): void {
		$this->countWrite();
		$this->token->call(
			fn( string $token ): GoogleResponse => $this->google->send(
				"{$this->api->sheets}/" . rawurlencode( $id ) . ':batchUpdate',
				$token,
				array( 'requests' => $requests ),
				array( 'fields' => 'spreadsheetId' )
			)
		);
	}

	/** @return list<list<string>> */
	private static function rows( mixed $values ): array {
		return array_map(
			static fn( mixed $row ): array => array_map(
				static fn( mixed $cell ): string => is_scalar( $cell ) ? (string) $cell : '',
				is_array( $row ) ? array_values( $row ) : array()
			),
			is_array( $values ) ? array_values( $values ) : array()
		);
	}

	private static function number( GoogleResponse $of, string $path ): int {
		$value = $of->at( $path );
		return is_int( $value ) ? $value : 0;
	}

	/**
	 * Google allows 60 writes and 60 reads a minute for each account. All workers share one count, which leaves some
	 * requests for the owner's other apps.
	 *
	 * @throws GoogleException The limit of this minute is reached.
	 */
	private function countWrite(): void {
		$this->countRequest( 'google writes', self::WRITES );
	}

	/** @throws GoogleException likewise. */
	private function countRead(): void {
		$this->countRequest( 'google reads', self::READS );
	}

	private function countRequest( string $what, int $limit ): void {
		$now = $this->clock->now()->getTimestamp();
		if ( ! $this->counts->hit( 0, md5( $what ), intdiv( $now, self::MINUTE ), $limit ) ) {
			throw new GoogleException( GoogleError::WAIT, 0, self::MINUTE - $now % self::MINUTE );
		}
	}
}
