<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps\Capture;

use UserFeedback\Licensing\Plans\Addon;
use UserFeedback\Platform\Hooks;
use UserFeedback\Settings\VisitorSettings;
use UserFeedback\Widget\PageCaches\PageCachePlugins;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Purges page caches when the recorded pages or the way of recording change.
 *
 * @phpstan-import-type Declared from Hooks
 */
final class HeatmapCacheHooks {

	public function __construct( private readonly PageCachePlugins $caches ) {}

	/** @return array<string, Declared|list<Declared>> */
	public static function hooks(): array {
		return array(
			'update_option_' . VisitorSettings::OPTION => array( 'afterSettings', 10, 2 ),
			'update_option_' . Addon::OPTION           => array( 'afterAddons', 10, 2 ),
		);
	}

	public function afterSettings( mixed $before, mixed $now ): void {
		$this->dropIf( self::part( $before, VisitorSettings::HEATMAPS ) !== self::part( $now, VisitorSettings::HEATMAPS ) );
	}

	/** If no page is chosen, the add-on changes none. */
	public function afterAddons( mixed $before, mixed $now ): void {
		$isOther = self::part( $before, Addon::HEATMAPS->value ) !== self::part( $now, Addon::HEATMAPS->value );
		$this->dropIf( $isOther && null !== RecordedPages::get() );
	}

	private function dropIf( bool $isOther ): void {
		if ( $isOther ) {
			$this->caches->drop();
		}
	}

	private static function part( mixed $option, string $name ): mixed {
		return is_array( $option ) ? $option[ $name ] ?? null : null;
	}
}
