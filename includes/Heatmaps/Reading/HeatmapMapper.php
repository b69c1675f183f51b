<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps\Reading;

use UserFeedback\Heatmaps\Capture\Device;
use UserFeedback\Heatmaps\Days\ElementIndex;
use UserFeedback\Heatmaps\Days\HeatmapData;
use UserFeedback\Heatmaps\HeatmapShape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Maps a page's views to HeatmapShape::map(). Pure. */
final class HeatmapMapper {

	/**
	 * @param HeatmapData          $map   elements by selector.
	 * @param array<int, int> $views by device.
	 * @return array<string, mixed>
	 */
	public static function toArray( HeatmapData $map, array $views ): array {
		$others = array_sum( $map->cells[ HeatmapData::OTHERS ] ?? array() );
		$known  = array_diff_key( $map->cells, array( HeatmapData::OTHERS => true ) );
		$clicks = array_map( 'array_sum', $known );
		arsort( $clicks );
		$shown = array_slice( $clicks, 0, ElementIndex::MOST, true );
		return array(
			'views'         => $map->views,
			'clicks'        => array_sum( $clicks ) + $others,
			'devices'       => self::devices( $views ),
			'width_average' => 0 === $map->views ? null : (int) round( $map->widths / $map->views ),
			'fold_average'  => 0 === $map->views ? null : (int) round( $map->folds / $map->views ),
			'reach'         => self::reach( $map->reach ),
			'elements'      => array_map(
				static fn( int|string $selector ): array => self::element( (string) $selector, $known[ $selector ], $clicks[ $selector ] ),
				array_keys( $shown )
			),
			'other_clicks'  => $others + array_sum( $clicks ) - array_sum( $shown ),
		);
	}

	/**
	 * @param array<int, int> $views
	 * @return array<string, int>
	 */
	private static function devices( array $views ): array {
		$devices = array();
		foreach ( Device::cases() as $device ) {
			$devices[ $device->word() ] = $views[ $device->value ] ?? 0;
		}
		return $devices;
	}

	/**
	 * @param array<int, int> $ended views by how deep they ended.
	 * @return list<int> number of views that reached at least this depth.
	 */
	private static function reach( array $ended ): array {
		$reach = array();
		$sum   = 0;
		for ( $step = HeatmapShape::REACH - 1; $step >= 0; --$step ) {
			$sum += $ended[ $step ] ?? 0;
			array_unshift( $reach, $sum );
		}
		return $reach;
	}

	/**
	 * @param array<int, int> $cells
	 * @return array{selector: string, clicks: int, cells: list<array{int, int}>}
	 */
	private static function element( string $selector, array $cells, int $clicks ): array {
		ksort( $cells );
		return array(
			'selector' => $selector,
			'clicks'   => $clicks,
			'cells'    => array_map(
				static fn( int $cell, int $count ): array => array( $cell, $count ),
				array_keys( $cells ),
				array_values( $cells )
			),
		);
	}
}
