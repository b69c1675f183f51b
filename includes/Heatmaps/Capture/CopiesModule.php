<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps\Capture;

use UserFeedback\Caches\PageCaches;
use UserFeedback\Editions\Addon;
use UserFeedback\Editions\AddonStore;
use UserFeedback\Module;
use UserFeedback\Settings\VisitorSettings;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Purges page caches when the recorded pages or the way of recording change. */
final class CopiesModule implements Module {

	public function __construct( private readonly PageCaches $caches ) {}

	public function register(): void {
		add_action( 'update_option_' . VisitorSettings::OPTION, array( $this, 'afterSettings' ), 10, 2 );
		add_action( 'update_option_' . AddonStore::OPTION, array( $this, 'afterAddons' ), 10, 2 );
	}

	public function afterSettings( mixed $before, mixed $now ): void {
		$this->dropIf( self::part( $before, VisitorSettings::HEATMAPS ) !== self::part( $now, VisitorSettings::HEATMAPS ) );
	}

	/** If no page is chosen, the add-on changes none. */
	public function afterAddons( mixed $before, mixed $now ): void {
		$isOther = self::part( $before, Addon::HEATMAPS->value ) !== self::part( $now, Addon::HEATMAPS->value );
		$this->dropIf( $isOther && null !== ChosenPages::get() );
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
