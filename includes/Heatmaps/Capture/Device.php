<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps\Capture;

use UserFeedback\Heatmaps\HeatmapShape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The kind of window in which a page was viewed; the numbers are those of the tables. */
enum Device: int {
	case PHONE   = 1;
	case TABLET  = 2;
	case DESKTOP = 3;

	private const TABLET_FROM  = 600;
	private const DESKTOP_FROM = 1024;

	public static function ofWidth( int $pixels ): self {
		return match ( true ) {
			$pixels < self::TABLET_FROM  => self::PHONE,
			$pixels < self::DESKTOP_FROM => self::TABLET,
			default                      => self::DESKTOP,
		};
	}

	public static function named( string $word ): self {
		return self::from( 1 + (int) array_search( $word, HeatmapShape::DEVICES, true ) );
	}

	public function word(): string {
		return HeatmapShape::DEVICES[ $this->value - 1 ];
	}
}
