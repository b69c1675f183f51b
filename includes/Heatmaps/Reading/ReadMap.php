<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps\Reading;

use UserFeedback\Clock;
use UserFeedback\Contract\Problem\Invalid;
use UserFeedback\Contract\Problem\NotFound;
use UserFeedback\Contract\Problem\StorageFailed;
use UserFeedback\Heatmaps\Capture\Device;
use UserFeedback\Heatmaps\Days\DayMap;
use UserFeedback\Heatmaps\Days\DayRepository;
use UserFeedback\Heatmaps\Days\DaysBetween;
use UserFeedback\Heatmaps\Days\ElementRepository;
use UserFeedback\Heatmaps\Days\Page;
use UserFeedback\Heatmaps\Days\PageRepository;
use UserFeedback\Heatmaps\Pages\NamePages;
use UserFeedback\Heatmaps\Pages\PageKey;
use UserFeedback\Heatmaps\Pages\PageName;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Reads the map of a page: aggregated days and pending visits. */
final class ReadMap {

	public function __construct(
		private readonly PageRepository $pages,
		private readonly DayRepository $days,
		private readonly ElementRepository $elements,
		private readonly LiveQuery $live,
		private readonly NamePages $names,
		private readonly Clock $clock
	) {}

	/**
	 * @param array<string, mixed> $asked of the contract's shape HeatmapQuery.
	 * @return array<string, mixed> of the contract's shape HeatmapMap.
	 * @throws NotFound|Invalid|StorageFailed
	 */
	public function run( string $key, array $asked ): array {
		$span = Span::of( $asked, $this->clock );
		$page = $this->pages->find( $key );
		if ( null === PageKey::of( $key ) || ( null === $page && ! $this->live->isAny( $key ) ) ) {
			throw new NotFound( "There is no heatmap of $key.", 'heatmap' );
		}
		$device = Device::named( is_string( $asked['device'] ?? null ) ? $asked['device'] : '' );

		[ $views, $map ] = $this->folded( $page, $device->value, $span );
		[ $more, $live ] = $this->live->run( $key, $device->value, $span );
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
		) + MapMapper::toArray( $map, $views );
	}

	/** @return array{array<int, int>, DayMap} elements by selector. */
	private function folded( ?Page $page, int $device, Span $span ): array {
		if ( null === $page ) {
			return array( array(), new DayMap() );
		}
		$days            = DaysBetween::of( max( $span->first, $page->firstDay ), min( $span->last, $page->lastDay ) );
		[ $views, $map ] = $this->days->read( $page->id, $device, $days );
		return array( $views, $map->renamed( $this->elements->ofPage( $page->id )->all() ) );
	}
}
