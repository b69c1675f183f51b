<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps\Aggregation;

use UserFeedback\Heatmaps\Capture\Clicks;
use UserFeedback\Heatmaps\Days\HeatmapData;
use UserFeedback\Platform\Clock;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A batch of visits, grouped by page, day and device. */
final class VisitBatch {

	/** @var list<int> of all rows, of whatever page. */
	public array $ids = array();

	/** @var array<string, array<string, array<int, HeatmapData>>> by page, day and device; elements by selector. */
	public array $maps = array();

	/** @var array<string, string> days of the site by hour, as most visits are of the same few. */
	private array $days = array();

	/** @param list<array<string, string|null>> $rows of the table. */
	public static function of( array $rows, Clock $clock ): self {
		$batch = new self();
		foreach ( $rows as $row ) {
			$batch->ids[] = (int) $row['id'];
			$at           = (string) $row['at'];
			$hour         = substr( $at, 0, 16 );
			$day          = $batch->days[ $hour ] ??= $clock->day( Clock::fromStored( $at ) );
			$map          = $batch->maps[ (string) $row['page'] ][ $day ][ (int) $row['device'] ] ??= new HeatmapData();
			$map->addView(
				(int) $row['width'],
				(int) $row['fold'],
				(int) $row['reach'],
				Clicks::fromStored( (string) $row['clicks'] )->cells
			);
		}
		return $batch;
	}

	/** @return array<string, list<string>> selectors of the clicked elements by page. */
	public function selectors(): array {
		$selectors = array();
		foreach ( $this->maps as $page => $days ) {
			$found = array();
			foreach ( $days as $devices ) {
				foreach ( $devices as $map ) {
					$found += $map->cells;
				}
			}
			$selectors[ $page ] = array_map( 'strval', array_keys( $found ) );
		}
		return $selectors;
	}

	/** @param list<string> $pages pages to forget. */
	public function without( array $pages ): void {
		$this->maps = array_diff_key( $this->maps, array_flip( $pages ) );
	}
}
