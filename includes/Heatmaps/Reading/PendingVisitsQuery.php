<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps\Reading;

use UserFeedback\Heatmaps\Capture\Clicks;
use UserFeedback\Heatmaps\Days\HeatmapData;
use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Rest\Problem\StorageFailed;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Counts a page's pending visits directly: there are few, as they are aggregated hourly. */
final class PendingVisitsQuery {

	/** Maximum visits read for a page. Without cron there may be more; they appear once they are aggregated. */
	private const MOST = 10_000;

	public function __construct( private readonly Db $db, private readonly Clock $clock ) {}

	/**
	 * @return array{array<int, int>, HeatmapData} views by device, and the map of one device by selector.
	 * @throws StorageFailed
	 */
	public function run( string $page, int $device, HeatmapDayRange $span ): array {
		$views = array();
		$sum   = new HeatmapData();
		foreach ( $this->db->rows(
			'SELECT at, device, width, fold, reach, clicks FROM {heatmap_visits} WHERE page = %s ORDER BY id LIMIT %d',
			array( $page, self::MOST )
		) as $row ) {
			if ( ! $span->has( $this->clock->day( Clock::fromStored( (string) $row['at'] ) ) ) ) {
				continue;
			}
			$of           = (int) $row['device'];
			$views[ $of ] = ( $views[ $of ] ?? 0 ) + 1;
			if ( $device === $of ) {
				$cells = Clicks::fromStored( (string) $row['clicks'] )->cells;
				$sum->addView( (int) $row['width'], (int) $row['fold'], (int) $row['reach'], $cells );
			}
		}
		return array( $views, $sum );
	}

	/**
	 * Counts pending visits of all pages, up to the limit for lists: 100,000.
	 *
	 * @throws StorageFailed
	 */
	public function count(): int {
		return (int) $this->db->value( 'SELECT COUNT(*) FROM (SELECT id FROM {heatmap_visits} LIMIT 100000) AS visits' );
	}

	/** @throws StorageFailed */
	public function isAny( string $page ): bool {
		return null !== $this->db->value( 'SELECT id FROM {heatmap_visits} WHERE page = %s LIMIT 1', array( $page ) );
	}
}
