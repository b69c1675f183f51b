<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps\Days;

use UserFeedback\Contract\Problem\StorageFailed;
use UserFeedback\Database\Db;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Which element of a page has which number. */
final class ElementRepository {

	/** Elements of a page that are kept; clicks on further ones are counted together. */
	public const MOST = 500;

	/** Rows of one statement. */
	private const AT_ONCE = 500;

	public function __construct( private readonly Db $db ) {}

	/**
	 * The numbers of these elements.
	 *
	 * @param array<int, non-empty-list<int>> $hashes by id of the page.
	 * @return array<int, array<int, int>> by id of the page and hash.
	 * @throws StorageFailed
	 */
	public function numbers( array $hashes ): array {
		$numbers = array();
		foreach ( self::portions( $hashes ) as $some ) {
			$where  = array();
			$values = array();
			foreach ( $some as $pageId => $ofPage ) {
				$where[] = '( page_id = %d AND hash IN (' . Db::placeholders( $ofPage ) . ') )';
				array_push( $values, $pageId, ...$ofPage );
			}
			$any = implode( ' OR ', $where );
			foreach ( $this->db->rows( "SELECT page_id, hash, number FROM {heatmap_elements} WHERE $any", $values ) as $row ) {
				$numbers[ (int) $row['page_id'] ][ (int) $row['hash'] ] = (int) $row['number'];
			}
		}
		return $numbers;
	}

	/**
	 * @return list<int> numbers that no element of the page has.
	 * @throws StorageFailed
	 */
	public function free( int $pageId ): array {
		$taken = array_map(
			static fn( array $row ): int => (int) $row['number'],
			$this->db->rows( 'SELECT number FROM {heatmap_elements} WHERE page_id = %d', array( $pageId ) )
		);
		return array_values( array_diff( range( 1, self::MOST ), $taken ) );
	}

	/**
	 * @param list<array{int, int, int, string}> $elements page, hash, number, selector.
	 * @throws StorageFailed
	 */
	public function add( array $elements ): void {
		foreach ( array_chunk( $elements, self::AT_ONCE ) as $some ) {
			$rows = implode( ', ', array_fill( 0, count( $some ), '(%d, %d, %d, %s)' ) );
			$this->db->write( "INSERT INTO {heatmap_elements} (page_id, hash, number, selector) VALUES $rows", array_merge( ...$some ) );
		}
	}

	/**
	 * @return array<int, string> selectors by number.
	 * @throws StorageFailed
	 */
	public function ofPage( int $pageId ): array {
		$selectors = array();
		foreach ( $this->db->rows( 'SELECT number, selector FROM {heatmap_elements} WHERE page_id = %d', array( $pageId ) ) as $row ) {
			$selectors[ (int) $row['number'] ] = (string) $row['selector'];
		}
		return $selectors;
	}

	/**
	 * @param non-empty-list<int> $pageIds
	 * @throws StorageFailed
	 */
	public function deleteOf( array $pageIds ): void {
		$this->db->write( 'DELETE FROM {heatmap_elements} WHERE page_id IN (' . Db::placeholders( $pageIds ) . ')', $pageIds );
	}

	/**
	 * @param non-empty-list<int> $numbers
	 * @throws StorageFailed
	 */
	public function delete( int $pageId, array $numbers ): void {
		$this->db->write(
			'DELETE FROM {heatmap_elements} WHERE page_id = %d AND number IN (' . Db::placeholders( $numbers ) . ')',
			array( $pageId, ...$numbers )
		);
	}

	/**
	 * @return list<int> ids of pages with so many elements that soon no new one is taken.
	 * @throws StorageFailed
	 */
	public function almostFull( int $from ): array {
		return array_map(
			static fn( array $row ): int => (int) $row['page_id'],
			$this->db->rows( 'SELECT page_id FROM {heatmap_elements} GROUP BY page_id HAVING COUNT(*) >= %d', array( $from ) )
		);
	}

	/**
	 * @param array<int, non-empty-list<int>> $hashes
	 * @return list<array<int, non-empty-list<int>>> so few that a statement stays short.
	 */
	private static function portions( array $hashes ): array {
		$portions = array();
		$size     = self::AT_ONCE;
		foreach ( $hashes as $pageId => $ofPage ) {
			if ( $size >= self::AT_ONCE ) {
				$portions[] = array();
				$size       = 0;
			}
			$portions[ count( $portions ) - 1 ][ $pageId ] = $ofPage;
			$size += count( $ofPage );
		}
		return $portions;
	}
}
