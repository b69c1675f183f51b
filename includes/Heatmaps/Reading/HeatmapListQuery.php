<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps\Reading;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Database\TableStatus;
use UserFeedback\Platform\Rest\Problem\StorageFailed;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * The pages with heatmaps, including pending visits. There are at most as many as the site has pages, so all of them may be
 * read; of visits only pending ones are read, and of days only the requested ones.
 */
final class HeatmapListQuery {

	private const ORDER = array(
		'views asc'     => 'views ASC, page',
		'views desc'    => 'views DESC, page',
		'clicks asc'    => 'clicks ASC, page',
		'clicks desc'   => 'clicks DESC, page',
		'title asc'     => 'title ASC, page',
		'title desc'    => 'title DESC, page',
		'last_day asc'  => 'last_day ASC, page',
		'last_day desc' => 'last_day DESC, page',
	);

	private const ALL = 'SELECT page, title, views, clicks, phone, tablet, desktop, first_day, last_day FROM {heatmap_pages} WHERE views > 0';

	private const OF_DAYS = 'SELECT p.page, p.title, d.views, d.clicks, d.phone, d.tablet, d.desktop, d.first_day, d.last_day FROM (
			SELECT page_id, SUM(views) AS views, SUM(clicks) AS clicks,
				SUM(CASE WHEN device = 1 THEN views ELSE 0 END) AS phone,
				SUM(CASE WHEN device = 2 THEN views ELSE 0 END) AS tablet,
				SUM(CASE WHEN device = 3 THEN views ELSE 0 END) AS desktop,
				MIN(day) AS first_day, MAX(day) AS last_day
			FROM {heatmap_days} WHERE day BETWEEN %s AND %s GROUP BY page_id
		) d JOIN {heatmap_pages} p ON p.id = d.page_id';

	/** Their days are times in UTC, which the caller converts to the site's days. A normal hour has fewer visits than the limit. */
	private const WAITING = "SELECT page, '' AS title, COUNT(*) AS views, SUM(clicked) AS clicks,
			SUM(CASE WHEN device = 1 THEN 1 ELSE 0 END) AS phone,
			SUM(CASE WHEN device = 2 THEN 1 ELSE 0 END) AS tablet,
			SUM(CASE WHEN device = 3 THEN 1 ELSE 0 END) AS desktop,
			MIN(at) AS first_day, MAX(at) AS last_day
		FROM (SELECT page, at, device, clicked FROM {heatmap_visits} ORDER BY id LIMIT 100000) AS visits";

	public const TABLES = array( 'heatmap_visits', 'heatmap_pages', 'heatmap_elements', 'heatmap_days' );

	/** Bytes of a row other than its texts: numbers, index entries, and the database's overhead. */
	private const ROW_BYTES = 60;

	public function __construct( private readonly Db $db ) {}

	/**
	 * @param array{string, string}|null $moments start of the requested days as stored, and
	 *                                            of the first day after them.
	 * @return array{list<array<string, string|null>>, int} a page of the list, and the total.
	 * @throws StorageFailed
	 */
	public function run( HeatmapListRequest $request, ?array $moments ): array {
		[ $pages, $values ] = $this->pages( $request, $moments );
		$order              = self::order( $request );
		$rows               = $this->db->rows(
			"$pages ORDER BY $order LIMIT %d OFFSET %d",
			array( ...$values, $request->perPage, $request->offset() )
		);
		return array( $rows, (int) $this->db->value( "SELECT COUNT(*) FROM ($pages) AS pages", $values ) );
	}

	/**
	 * @param array{string, string}|null $moments as in run().
	 * @return list<array<string, string|null>> all pages of the list, for a search in their names.
	 * @throws StorageFailed
	 */
	public function all( HeatmapListRequest $request, ?array $moments ): array {
		[ $pages, $values ] = $this->pages( $request, $moments );
		$order              = self::order( $request );
		return $this->db->rows( "$pages ORDER BY $order", $values );
	}

	/** @return literal-string */
	private static function order( HeatmapListRequest $request ): string {
		return self::ORDER[ $request->orderby . ( $request->isUp ? ' asc' : ' desc' ) ];
	}

	/**
	 * @param array{string, string}|null $moments
	 * @return array{literal-string, list<scalar>}
	 */
	private function pages( HeatmapListRequest $request, ?array $moments ): array {
		$sums   = 'SELECT page, MAX(title) AS title, SUM(views) AS views, SUM(clicks) AS clicks, SUM(phone) AS phone,
			SUM(tablet) AS tablet, SUM(desktop) AS desktop, MIN(first_day) AS first_day, MAX(last_day) AS last_day FROM (';
		$values = array();
		if ( null === $request->range || null === $moments ) {
			$sums .= self::ALL . ' UNION ALL ' . self::WAITING;
		} else {
			$sums  .= self::OF_DAYS . ' UNION ALL ' . self::WAITING . ' WHERE at >= %s AND at < %s';
			$values = array( $request->range->first, $request->range->last, ...$moments );
		}
		return array( $sums . ' GROUP BY page ) AS all_pages GROUP BY page', $values );
	}

	/**
	 * Returns the database's own figure; if there is none, as with SQLite, the length of the data plus an overhead for each
	 * row.
	 *
	 * @return array{bytes: int, isEstimate: bool}
	 * @throws StorageFailed
	 */
	public function storedSize(): array {
		$sizes = array_intersect_key( ( new TableStatus( $this->db ) )->sizes(), array_flip( self::TABLES ) );
		return array() === $sizes
			? array( 'bytes' => $this->estimatedSize(), 'isEstimate' => true )
			: array( 'bytes' => (int) array_sum( array_column( $sizes, 'bytes' ) ), 'isEstimate' => false );
	}

	private function estimatedSize(): int {
		$sums = array(
			$this->db->row( 'SELECT COUNT(*) AS many, SUM(LENGTH(page) + LENGTH(clicks)) AS texts FROM {heatmap_visits}' ),
			$this->db->row( 'SELECT COUNT(*) AS many, SUM(LENGTH(page) + LENGTH(title)) AS texts FROM {heatmap_pages}' ),
			$this->db->row( 'SELECT COUNT(*) AS many, SUM(LENGTH(selectors)) AS texts FROM {heatmap_elements}' ),
			$this->db->row( 'SELECT COUNT(*) AS many, SUM(LENGTH(packed)) AS texts FROM {heatmap_days}' ),
		);
		return array_sum(
			array_map(
				static fn( ?array $sum ): int => self::ROW_BYTES * (int) ( $sum['many'] ?? 0 ) + (int) ( $sum['texts'] ?? 0 ),
				$sums
			)
		);
	}
}
