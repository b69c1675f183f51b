<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps\Days;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

final class HeatmapPage {

	private function __construct(
		public readonly int $id,
		public readonly string $key,
		public readonly string $firstDay,
		public readonly string $lastDay
	) {}

	/** @param array<string, string|null> $row */
	public static function fromRow( array $row ): self {
		return new self( (int) $row['id'], (string) $row['page'], (string) $row['first_day'], (string) $row['last_day'] );
	}
}
