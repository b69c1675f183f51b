<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps\Capture;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** One page view, stored until it is aggregated: it doesn't identify the visitor. */
final class Visit {

	/** Maximum of the width column. */
	private const WIDEST = 65_535;

	/**
	 * @param string $page  see Pages\PageKey.
	 * @param int    $fold  percent of the page's height that was visible before scrolling.
	 * @param int    $reach percent of it that was visible in the end.
	 */
	private function __construct(
		public readonly string $page,
		public readonly Device $device,
		public readonly int $width,
		public readonly int $fold,
		public readonly int $reach,
		public readonly Clicks $clicks
	) {}

	/**
	 * @param array<string, mixed> $body of the contract's shape HeatmapVisit.
	 * @throws \UserFeedback\Platform\Rest\Problem\ValidationFailed
	 */
	public static function fromBody( array $body ): self {
		/** @var array{page: string, width: int, height: int, page_height: int, reach: int, clicks: list<list<string|int>>} $body it was checked. */
		$fold = min( 100, (int) round( 100 * $body['height'] / $body['page_height'] ) );
		return new self(
			$body['page'],
			Device::ofWidth( $body['width'] ),
			min( $body['width'], self::WIDEST ),
			$fold,
			max( $body['reach'], $fold ),
			Clicks::fromBody( $body['clicks'] )
		);
	}
}
