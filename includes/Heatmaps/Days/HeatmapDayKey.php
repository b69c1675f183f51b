<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps\Days;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Identifies a row of aggregated data: day (in the site's time zone), page and device. */
final class HeatmapDayKey {

	public function __construct( public readonly string $day, public readonly int $pageId, public readonly int $device ) {}

	/** @param array<string, string|null> $row */
	public static function fromRow( array $row ): self {
		return new self( (string) $row['day'], (int) $row['page_id'], (int) $row['device'] );
	}

	public function text(): string {
		return "{$this->day} {$this->pageId} {$this->device}";
	}
}
