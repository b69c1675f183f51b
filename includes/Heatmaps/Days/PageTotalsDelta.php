<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps\Days;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

final class PageTotalsDelta {

	/** @var array<int, int> views by device. */
	public array $views = array();

	public int $clicks = 0;

	public function __construct( public string $firstDay, public string $lastDay ) {}

	public function add( string $day, int $device, int $views, int $clicks ): void {
		$this->views[ $device ] = ( $this->views[ $device ] ?? 0 ) + $views;
		$this->clicks          += $clicks;
		$this->firstDay         = min( $this->firstDay, $day );
		$this->lastDay          = max( $this->lastDay, $day );
	}

	public function of( int $device ): int {
		return $this->views[ $device ] ?? 0;
	}

	public function allViews(): int {
		return array_sum( $this->views );
	}
}
