<?php
declare(strict_types=1);

namespace UserFeedback\FontFiles;

use Closure;
use UserFeedback\Clock;
use UserFeedback\Contract\Problem\StorageFailed;
use UserFeedback\Module;
use UserFeedback\Surveys\Survey;
use UserFeedback\Surveys\SurveyRepository;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * When fonts are fetched: by cron alone, as soon as something was saved that has one which is not here, later again where
 * that failed, and daily, so that one which was lost comes back. Nothing that a visitor asks for does it.
 */
final class FontFilesModule implements Module {

	public const EVENT = 'userfeedback_fetch_fonts';

	/** Fires when surveys are drawn in another font than before, as it has come to the site now. */
	public const COME = 'userfeedback_font_come';

	/** @param Closure(): KeepWanted $keep */
	public function __construct( private readonly Closure $keep, private readonly Clock $clock ) {}

	public function register(): void {
		add_action( 'admin_init', array( $this, 'plan' ) );
		add_action( SurveyRepository::WRITTEN, array( $this, 'afterSurvey' ) );
		add_action( 'userfeedback_settings_saved', array( $this, 'afterSettings' ) );
		add_action( 'userfeedback_rating_settings_saved', array( $this, 'afterSettings' ) );
		add_action( self::EVENT, array( $this, 'fetch' ) );
	}

	/** On the first admin screen after an update, too: fonts that surveys have already are fetched then. */
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
			[ $hasCome, $next ] = ( $this->keep )()->run();
		} catch ( StorageFailed ) {
			return; // The next day's is planned.
		}
		if ( null !== $next ) {
			self::planAt( $next );
		}
		if ( $hasCome ) {
			do_action( self::COME );
		}
	}

	private function soon( mixed $chosen ): void {
		$wanted = WantedFont::of( $chosen );
		if ( null !== $wanted && ! $wanted->isKept() ) {
			self::planAt( $this->clock->now()->getTimestamp() );
		}
	}

	/** Daily from then on: one event, whose next time is when it is needed. */
	private static function planAt( int $time ): void {
		if ( wp_next_scheduled( self::EVENT ) !== $time ) {
			wp_clear_scheduled_hook( self::EVENT );
			wp_schedule_event( $time, 'daily', self::EVENT );
		}
	}
}
