<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps\Keeping;

use UserFeedback\Contract\Problem\StorageFailed;
use UserFeedback\Database\Db;
use UserFeedback\Database\TableStates;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** How much room heatmaps take in the database. */
final class SizeQuery {

	public const TABLES = array( 'heatmap_visits', 'heatmap_pages', 'heatmap_elements', 'heatmap_days' );

	/** Bytes of a row besides its texts: its numbers, its place in an index, and what a database needs to find it. */
	private const ROW = 60;

	public function __construct( private readonly Db $db ) {}

	/**
	 * As the database says it; where it does not, as SQLite, the length of what is in the rows and a little for each.
	 *
	 * @return array{bytes: int, isEstimate: bool}
	 * @throws StorageFailed
	 */
	public function run(): array {
		$told = array_intersect_key( ( new TableStates( $this->db ) )->sizes(), array_flip( self::TABLES ) );
		return array() === $told
			? array( 'bytes' => $this->estimated(), 'isEstimate' => true )
			: array( 'bytes' => (int) array_sum( array_column( $told, 'bytes' ) ), 'isEstimate' => false );
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
