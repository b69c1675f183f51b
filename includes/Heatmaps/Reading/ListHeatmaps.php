<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps\Reading;

use DateTimeImmutable;
use UserFeedback\Heatmaps\Days\HeatmapDayRange;
use UserFeedback\Heatmaps\Pages\PageName;
use UserFeedback\Heatmaps\Pages\ResolvePageNames;
use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Platform\Rest\Problem\ValidationFailed;
use UserFeedback\Responses\Index\Text\NormalizeSearchText;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Lists the pages with heatmaps, with their names. */
final class ListHeatmaps {

	public function __construct(
		private readonly HeatmapListQuery $list,
		private readonly ResolvePageNames $names,
		private readonly Clock $clock
	) {}

	/**
	 * @param array<string, mixed> $query of the contract's shape HeatmapListQuery.
	 * @return array{
	 *     items: list<array<string, mixed>>,
	 *     pagination: array{page: int, pages: int, per_page: int, total: int},
	 * }
	 * @throws ValidationFailed|StorageFailed
	 */
	public function run( array $query ): array {
		$request          = HeatmapListRequest::fromArray( $query, $this->clock );
		$moments          = $this->moments( $request->range );
		[ $rows, $total ] = '' === $request->search
			? $this->list->run( $request, $moments )
			: array( $this->list->all( $request, $moments ), 0 );
		$names            = $this->names->run( array_map( static fn( array $row ): string => (string) $row['page'], $rows ) );
		$items            = array_map( fn( array $row ): array => $this->item( $row, $names[ (string) $row['page'] ] ?? null ), $rows );
		if ( '' !== $request->search ) { // Searches the names that are shown, which WordPress knows and the heatmap table doesn't.
			$found = self::search( $items, $request->search );
			$total = count( $found );
			$items = array_slice( $found, $request->offset(), $request->perPage );
		}
		return array(
			'items'      => $items,
			'pagination' => array(
				'page'     => $request->page,
				'pages'    => (int) ceil( $total / $request->perPage ),
				'per_page' => $request->perPage,
				'total'    => $total,
			),
		);
	}

	/**
	 * @param list<array<string, mixed>> $items
	 * @return list<array<string, mixed>>
	 */
	private static function search( array $items, string $search ): array {
		$folded = NormalizeSearchText::of( $search );
		return array_values(
			array_filter(
				$items,
				static fn( array $item ): bool => is_string( $item['title'] ) && str_contains(
					NormalizeSearchText::of( $item['title'] ),
					$folded
				)
			)
		);
	}

	/** @return array{string, string}|null */
	private function moments( ?HeatmapDayRange $span ): ?array {
		$start = static fn( string $day, string $later ): string => Clock::toStored(
			( new DateTimeImmutable( $day, wp_timezone() ) )->modify( $later )
		);
		return null === $span ? null : array( $start( $span->first, '+0 days' ), $start( $span->last, '+1 day' ) );
	}

	/**
	 * @param array<string, string|null> $row
	 * @return array<string, mixed>
	 */
	private function item( array $row, ?PageName $name ): array {
		$key = (string) $row['page'];
		return array(
			'key'       => $key,
			'title'     => $name->title ?? ( '' === (string) $row['title'] ? $key : (string) $row['title'] ),
			'url'       => $name?->url,
			'views'     => (int) $row['views'],
			'clicks'    => (int) $row['clicks'],
			'first_day' => $this->day( (string) $row['first_day'] ),
			'last_day'  => $this->day( (string) $row['last_day'] ),
			'devices'   => array(
				'phone'   => (int) $row['phone'],
				'tablet'  => (int) $row['tablet'],
				'desktop' => (int) $row['desktop'],
			),
		);
	}

	/** Pending visits have a time, not just a day. */
	private function day( string $stored ): string {
		return strlen( $stored ) > 10 ? $this->clock->day( Clock::fromStored( $stored ) ) : $stored;
	}
}
