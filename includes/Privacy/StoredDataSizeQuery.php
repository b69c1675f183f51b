<?php
declare(strict_types=1);

namespace UserFeedback\Privacy;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Database\TableStatus;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Size of the plugin's database data. */
final class StoredDataSizeQuery {

	/** The tables that belong to each of StoredDataShape::PARTS. */
	public const TABLES = array(
		'surveys'   => array( 'surveys', 'kept', 'editors', 'summaries', 'shares', 'themes' ),
		'responses' => array( 'responses', 'untold', 'places', 'bit_heads', 'bits', 'facet_counts' ),
		'texts'     => array( 'texts', 'text_days', 'labels' ),
		'numbers'   => array( 'daily', 'daily_answers', 'quotas', 'visits', 'step_sums' ),
		'ratings'   => array( 'post_ratings', 'rating_reasons', 'rating_days', 'rating_posts' ),
		'rest'      => array( 'rate_limits', 'exports', 'jobs', 'destinations', 'sheets', 'sheet_columns', 'sheet_rows' ),
		'heatmaps'  => array( 'heatmap_visits', 'heatmap_pages', 'heatmap_elements', 'heatmap_days' ),
	);

	public function __construct( private readonly Db $db ) {}

	/** @return list<array{name: string, rows: int|null, bytes: int|null}> one for each of StoredDataShape::PARTS */
	public function parts(): array {
		$sizes = ( new TableStatus( $this->db ) )->sizes();
		$rows  = array(
			'surveys'   => (int) $this->db->value( 'SELECT COUNT(*) FROM {surveys}' ),
			// Databases without estimates, such as SQLite, belong to small sites.
			'responses' => array() === $sizes
				? (int) $this->db->value( 'SELECT COUNT(*) FROM {responses}' )
				: $sizes['responses']['rows'] ?? null,
		);
		return array_map(
			static function ( string $part ) use ( $sizes, $rows ): array {
				$known = array_intersect_key( $sizes, array_flip( self::TABLES[ $part ] ) );
				return array(
					'name'  => $part,
					'rows'  => $rows[ $part ] ?? null,
					'bytes' => array() === $known ? null : array_sum( array_column( $known, 'bytes' ) ),
				);
			},
			StoredDataShape::PARTS
		);
	}
}
