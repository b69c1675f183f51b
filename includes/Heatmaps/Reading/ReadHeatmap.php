<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps\Reading;

use UserFeedback\Heatmaps\Capture\Device;
use UserFeedback\Heatmaps\Capture\VisitRepository;
use UserFeedback\Heatmaps\Days\CalendarDays;
use UserFeedback\Heatmaps\Days\ElementIndex;
use UserFeedback\Heatmaps\Days\ElementRepository;
use UserFeedback\Heatmaps\Days\HeatmapData;
use UserFeedback\Heatmaps\Days\HeatmapDayRange;
use UserFeedback\Heatmaps\Days\HeatmapDayRepository;
use UserFeedback\Heatmaps\Days\HeatmapPage;
use UserFeedback\Heatmaps\Days\HeatmapPageRepository;
use UserFeedback\Heatmaps\HeatmapShape;
use UserFeedback\Heatmaps\Pages\PageKey;
use UserFeedback\Heatmaps\Pages\PageName;
use UserFeedback\Heatmaps\Pages\ResolvePageNames;
use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Rest\Problem\RequestError;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Platform\Rest\Problem\ValidationFailed;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Reads the heatmap of a page: aggregated days and pending visits. */
final class ReadHeatmap {

	public function __construct(
		private readonly HeatmapPageRepository $pages,
		private readonly HeatmapDayRepository $days,
		private readonly ElementRepository $elements,
		private readonly VisitRepository $pendingVisits,
		private readonly ResolvePageNames $names,
		private readonly Clock $clock
	) {}

	/**
	 * @param array<string, mixed> $request of the contract's shape HeatmapQuery.
	 * @return array<string, mixed> of the contract's shape HeatmapMap.
	 * @throws RequestError|ValidationFailed|StorageFailed not found.
	 */
	public function run( string $key, array $request ): array {
		$span = HeatmapDayRange::of( $request, $this->clock );
		$page = $this->pages->find( $key );
		if ( null === PageKey::of( $key ) || ( null === $page && ! $this->pendingVisits->hasPending( $key ) ) ) {
			throw RequestError::notFound( "There is no heatmap of $key.", 'heatmap' );
		}
		$device = Device::named( is_string( $request['device'] ?? null ) ? $request['device'] : '' );

		[ $views, $map ] = $this->folded( $page, $device->value, $span );
		[ $more, $live ] = $this->pendingVisits->readPage( $key, $device->value, $span );
		$map->add( $live );
		foreach ( $more as $of => $count ) {
			$views[ $of ] = ( $views[ $of ] ?? 0 ) + $count;
		}
		$name = $this->names->run( array( $key ) )[ $key ] ?? new PageName( $key, null );
		return array(
			'key'    => $key,
			'title'  => $name->title,
			'url'    => $name->url,
			'from'   => $span->first,
			'to'     => $span->last,
			'device' => $device->word(),
		) + self::toArray( $map, $views );
	}

	/** @return array{array<int, int>, HeatmapData} elements by selector. */
	private function folded( ?HeatmapPage $page, int $device, HeatmapDayRange $span ): array {
		if ( null === $page ) {
			return array( array(), new HeatmapData() );
		}
		$days            = CalendarDays::of( max( $span->first, $page->firstDay ), min( $span->last, $page->lastDay ) );
		[ $views, $map ] = $this->days->read( $page->id, $device, $days );
		return array( $views, $map->renamed( $this->elements->ofPage( $page->id )->all() ) );
	}

	/**
	 * Maps a page's views to HeatmapShape::map(). Pure.
	 *
	 * @param HeatmapData          $map   elements by selector.
	 * @param array<int, int> $views by device.
	 * @return array<string, mixed>
	 */
	private static function toArray( HeatmapData $map, array $views ): array {
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
