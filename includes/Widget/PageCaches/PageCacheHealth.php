<?php
declare(strict_types=1);

namespace UserFeedback\Widget\PageCaches;

use UserFeedback\Platform\Health\HealthButton;
use UserFeedback\Platform\Health\HealthResult;
use UserFeedback\Platform\Health\HealthTest;
use UserFeedback\Settings\VisitorSettings;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The Site Health test for page caches: checks if a survey published now is visible now. WordPress also runs it weekly. */
final class PageCacheHealth implements HealthTest {

	public const TEST = 'userfeedback_page_cache';

	public function __construct( private readonly CacheDetection $cacheDetection ) {}

	public function name(): string {
		return self::TEST;
	}

	public function label(): string {
		return __( 'Page caches and surveys', 'userfeedback' );
	}

	public function check(): HealthResult {
		$isKept  = $this->cacheDetection->detect();
		$plugins = $this->cacheDetection->told();
		$isOn    = VisitorSettings::isLoaderOnEveryPage();
		return match ( true ) {
			$isOn                => HealthResult::good(
				__( 'Cached pages check for new surveys', 'userfeedback' ),
				__(
					'While a survey is published, every page loads the small UserFeedback script. On pages older than ten minutes, the script checks which surveys are live, so cached pages stay up to date.',
					'userfeedback'
				),
				LoaderSettingButton::button( false, __( 'Load the script only where surveys can appear', 'userfeedback' ) )
			),
			null === $isKept     => HealthResult::good(
				__( 'Couldn’t check for a page cache', 'userfeedback' ),
				__( 'This site couldn’t load its own front page to check whether it’s cached.', 'userfeedback' )
			),
			false === $isKept    => HealthResult::good(
				__( 'New surveys appear immediately', 'userfeedback' ),
				__( 'No page cache was found on the front page.', 'userfeedback' )
			),
			array() !== $plugins => HealthResult::good(
				__( 'The page cache is purged for new surveys', 'userfeedback' ),
				self::whoIsTold( $plugins )
			),
			default              => HealthResult::recommended(
				__( 'New surveys may not appear on cached pages', 'userfeedback' ),
				__(
					'Your front page comes from a page cache that UserFeedback can’t purge, such as your host’s, so new surveys may take days to appear there. To show them within about ten minutes, load the UserFeedback script (3.6 KB) on every page while a survey is published.',
					'userfeedback'
				),
				self::mend()
			),
		};
	}

	/** @param list<string> $plugins names of plugins. */
	private static function whoIsTold( array $plugins ): string {
		return sprintf(
			/* translators: %s: names of plugins. */
			__( 'When you publish or change a survey, these plugins purge their cached pages: %s.', 'userfeedback' ),
			wp_sprintf( '%l', $plugins )
		);
	}

	/** @return non-empty-string HTML; users who may not change the setting are asked to check again once it changed. */
	private static function mend(): string {
		$button = LoaderSettingButton::button( true, __( 'Load the script on every page', 'userfeedback' ) );
		return '' === $button ? HealthButton::checkAgain() : $button;
	}
}
