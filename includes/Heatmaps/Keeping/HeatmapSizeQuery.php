<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps\Keeping;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Database\TableStatus;
use UserFeedback\Platform\Rest\Problem\StorageFailed;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

final class HeatmapSizeQuery {

	public const TABLES = array( 'heatmap_visits', 'heatmap_pages', 'heatmap_elements', 'heatmap_days' );

	/** Bytes of a row other than its texts: numbers, index entries, and the database's overhead. */
	private const ROW = 60;

	public function __construct( private readonly Db $db ) {}

	/**
	 * Returns the database's own figure; if there is none, as with SQLite, the length of the data plus an overhead for each
	 * row.
	 *
	 * @return array{bytes: int, isEstimate: bool}
	 * @throws StorageFailed
	 */
	public function run(): array {
		$sizes = array_intersect_key( ( new TableStatus( $this->db ) )->sizes(), array_flip( self::TABLES ) );
		return array() === $sizes
			? array( 'bytes' => $this->estimated(), 'isEstimate' => true )
			: array( 'bytes' => (int) array_sum( array_column( $sizes, 'bytes' ) ), 'isEstimate' => false );
	}

	private function estimated(): int {
		$sums = array(
			$this->db->row( 'SELECT COUNT(*) AS many, SUM(LENGTH(page) + LENGTH(clicks)) AS texts FROM {heatmap_visits}' ),
			$this->db->row( 'SELECT COUNT(*) AS many, SUM(LENGTH(page) + LENGTH(title)) AS texts FROM {heatmap_pages}' ),
			$this->db->row( 'SELECT COUNT(*) AS many, SUM(LENGTH(selectors)) AS texts FROM {heatmap_elements}' ),
			$this->db->row( 'SELECT COUNT(*) AS many, SUM(LENGTH(packed)) AS texts FROM {heatmap_days}' ),
		);
		return array_sum(
			array_map(
				static fn( ?array $sum ): int => self::ROW * (int) ( $sum['many'] ?? 0 ) + (int) ( $sum['texts'] ?? 0 ),
				$sums
			)
		);
	}
}
