<?php
declare(strict_types=1);

namespace UserFeedback\Privacy;

use UserFeedback\Contract\Schema\Site\KeptShape;
use UserFeedback\Database\Db;
use UserFeedback\Database\TableStates;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Size of the plugin's database data. */
final class KeptQuery {

	/** The tables that belong to each of KeptShape::PARTS. */
	public const TABLES = array(
		'surveys'   => array( 'surveys', 'kept', 'editors', 'summaries', 'shares', 'themes' ),
		'responses' => array( 'responses', 'untold', 'places', 'bit_heads', 'bits', 'post_ratings' ),
		'texts'     => array( 'texts', 'text_days', 'labels', 'rating_reasons' ),
		'numbers'   => array( 'daily', 'daily_answers', 'rating_days', 'rating_posts' ),
		'rest'      => array( 'rate_limits', 'exports', 'jobs', 'destinations', 'sheets', 'sheet_columns', 'sheet_rows' ),
		'heatmaps'  => array( 'heatmap_visits', 'heatmap_pages', 'heatmap_elements', 'heatmap_days' ),
	);

	/** Parts whose first table has one row per item that owners see. */
	private const COUNTED = array( 'surveys', 'responses' );

	public function __construct( private readonly Db $db ) {}

	/** @return list<array{name: string, rows: int|null, bytes: int|null}> one for each of KeptShape::PARTS */
	public function parts(): array {
		$sizes = ( new TableStates( $this->db ) )->sizes();
		$rows  = array() === $sizes ? $this->counted() : array_map( static fn( array $table ): int => $table['rows'], $sizes );
		return array_map(
			static function ( string $part ) use ( $sizes, $rows ): array {
				$known = array_intersect_key( $sizes, array_flip( self::TABLES[ $part ] ) );
				return array(
					'name'  => $part,
					'rows'  => in_array( $part, self::COUNTED, true ) ? $rows[ $part ] ?? null : null,
					'bytes' => array() === $known ? null : array_sum( array_column( $known, 'bytes' ) ),
				);
			},
			KeptShape::PARTS
		);
	}

	/**
	 * @return array<string, int> exact counts of the parts in COUNTED, for databases without estimates, such as SQLite; those sites are
	 * small.
	 */
	private function counted(): array {
		return array(
			'surveys'   => (int) $this->db->value( 'SELECT COUNT(*) FROM {surveys}' ),
			'responses' => (int) $this->db->value( 'SELECT COUNT(*) FROM {responses}' ),
		);
	}
}
