<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps\Days;

use OutOfBoundsException;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Rest\Problem\StorageFailed;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Numbers of a page's elements: one row for each page, as selectors are long and similar. */
final class ElementRepository {

	/** Rows of one statement. */
	private const AT_ONCE = 200;

	public function __construct( private readonly Db $db ) {}

	/**
	 * @param list<int> $pageIds
	 * @return array<int, ElementIndex> by id of the page.
	 * @throws StorageFailed
	 */
	public function of( array $pageIds ): array {
		$elements = array();
		foreach ( array_chunk( $pageIds, self::AT_ONCE ) as $some ) {
			foreach ( $this->db->rows(
				'SELECT page_id, TO_BASE64(selectors) AS selectors FROM {heatmap_elements} WHERE page_id IN ('
					. Db::placeholders( $some ) . ')',
				$some
			) as $row ) {
				$elements[ (int) $row['page_id'] ] = self::read( (string) $row['selectors'] );
			}
		}
		return $elements;
	}

	/** @throws StorageFailed */
	public function ofPage( int $pageId ): ElementIndex {
		return $this->of( array( $pageId ) )[ $pageId ] ?? ElementIndex::none();
	}

	/**
	 * @param array<int, ElementIndex> $elements by id of a locked page.
	 * @throws StorageFailed
	 */
	public function write( array $elements ): void {
		foreach ( array_chunk( $elements, self::AT_ONCE, true ) as $some ) {
			$values = array();
			foreach ( $some as $pageId => $ofPage ) {
				// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- Bytes on their way through SQL.
				array_push( $values, $pageId, count( $ofPage->all() ), base64_encode( $ofPage->toPacked() ) );
			}
			$rows = implode( ', ', array_fill( 0, count( $some ), '(%d, %d, FROM_BASE64(%s))' ) );
			$this->db->write(
				"INSERT INTO {heatmap_elements} (page_id, many, selectors) VALUES $rows
					ON DUPLICATE KEY UPDATE many = VALUES(many), selectors = VALUES(selectors)",
				$values
			);
		}
	}

	/**
	 * @param non-empty-list<int> $pageIds
	 * @throws StorageFailed
	 */
	public function deleteOf( array $pageIds ): void {
		$this->db->write( 'DELETE FROM {heatmap_elements} WHERE page_id IN (' . Db::placeholders( $pageIds ) . ')', $pageIds );
	}

	/**
	 * @return list<int> ids of pages with so many elements that they will soon accept no new ones.
	 * @throws StorageFailed
	 */
	public function almostFull( int $from ): array {
		return array_map(
			static fn( array $row ): int => (int) $row['page_id'],
			$this->db->rows( 'SELECT page_id FROM {heatmap_elements} WHERE many >= %d', array( $from ) )
		);
	}

	/** @throws StorageFailed A later version wrote it. */
	private static function read( string $stored ): ElementIndex {
		try {
			// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- As above.
			return ElementIndex::fromPacked( (string) base64_decode( $stored, true ) );
		} catch ( OutOfBoundsException $problem ) {
			throw new StorageFailed( "The elements of a heatmap cannot be read: {$problem->getMessage()}" );
		}
	}
}
