<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps\Reading;

use UserFeedback\Heatmaps\Capture\Device;
use UserFeedback\Heatmaps\Days\CalendarDays;
use UserFeedback\Heatmaps\Days\ElementRepository;
use UserFeedback\Heatmaps\Days\HeatmapData;
use UserFeedback\Heatmaps\Days\HeatmapDayRepository;
use UserFeedback\Heatmaps\Days\HeatmapPage;
use UserFeedback\Heatmaps\Days\HeatmapPageRepository;
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
		private readonly PendingVisitsQuery $pendingVisits,
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
		if ( null === PageKey::of( $key ) || ( null === $page && ! $this->pendingVisits->isAny( $key ) ) ) {
			throw RequestError::notFound( "There is no heatmap of $key.", 'heatmap' );
		}
		$device = Device::named( is_string( $request['device'] ?? null ) ? $request['device'] : '' );

		[ $views, $map ] = $this->folded( $page, $device->value, $span );
		[ $more, $live ] = $this->pendingVisits->run( $key, $device->value, $span );
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
		) + HeatmapMapper::toArray( $map, $views );
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
}
