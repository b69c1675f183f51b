<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Fonts;

use Closure;
use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Hooks;
use UserFeedback\Platform\Injection\Lazy;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Surveys\Storage\SurveyRepository;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Downloads fonts in cron only: as soon as a setting that needs a missing font is saved, later again if that failed, and daily,
 * so that a lost one is restored. Requests of visitors never do it.
 *
 * @phpstan-import-type Declared from Hooks
 */
final class FontDownloadHooks {

	public const EVENT = 'userfeedback_fetch_fonts';

	/** Fires when surveys change their font because it has now been downloaded to the site. */
	public const COME = 'userfeedback_font_come';

	/** @param Closure(): SyncFonts $keep */
	public function __construct( #[Lazy( SyncFonts::class )] private readonly Closure $keep, private readonly Clock $clock ) {}

	/** @return array<string, Declared|list<Declared>> */
	public static function hooks(): array {
		return array(
			'admin_init'                         => array( 'plan' ),
			SurveyRepository::WRITTEN            => array( 'afterSurvey' ),
			'userfeedback_settings_saved'        => array( 'afterSettings' ),
			'userfeedback_rating_settings_saved' => array( 'afterSettings' ),
			self::EVENT                          => array( 'fetch' ),
		);
	}

	/** Also on the first admin screen after an update: this downloads fonts that surveys already use. */
	public function plan(): void {
		if ( false === wp_next_scheduled( self::EVENT ) ) {
			wp_schedule_event( $this->clock->now()->getTimestamp(), 'daily', self::EVENT );
		}
	}

	public function afterSurvey( mixed $survey = null ): void {
		$this->soon( $survey instanceof Survey ? $survey->settings->part( 'theming' )['font'] ?? null : null );
	}

	public function afterSettings( mixed $settings ): void {
		$this->soon( is_array( $settings ) ? $settings['widget_font'] ?? $settings['font'] ?? null : null );
	}

	public function fetch(): void {
		try {
			[ $hasCome, $next ] = ( $this->keep )()->sync();
		} catch ( StorageFailed ) {
			return; // The daily event tries again.
		}
		if ( null !== $next ) {
			self::planAt( $next );
		}
		if ( $hasCome ) {
			do_action( self::COME );
		}
	}

	private function soon( mixed $chosen ): void {
		$variant = FontVariant::of( $chosen );
		if ( null !== $variant && ! $variant->isKept() ) {
			self::planAt( $this->clock->now()->getTimestamp() );
		}
	}

	/** Schedules a single daily event, whose next run is when it is needed. */
	private static function planAt( int $time ): void {
		if ( wp_next_scheduled( self::EVENT ) !== $time ) {
			wp_clear_scheduled_hook( self::EVENT );
			wp_schedule_event( $time, 'daily', self::EVENT );
		}
	}
}
