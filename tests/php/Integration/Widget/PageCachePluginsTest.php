<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Widget;

use RuntimeException;
use UserFeedback\Plugin;
use UserFeedback\Surveys\Storage\SurveyRepository;
use UserFeedback\Tests\Support\Cases\SiteTestCase;
use UserFeedback\Tests\Support\Made\KnownCaches;
use UserFeedback\Widget\PageCaches\PageCachePlugins;

/**
 * Guards against: six of six page caches still showed pages without a survey after it was published.
 *
 * Runs in separate processes: functions can only be defined once, and would affect all later tests.
 *
 * @runTestsInSeparateProcesses
 * @preserveGlobalState disabled
 */
final class PageCachePluginsTest extends SiteTestCase {

	private const ACTIONS = array(
		'cache_enabler_clear_complete_cache',
		'wpfc_clear_all_cache',
		'litespeed_purge_all',
		'jetpack_boost_clear_page_cache_all',
		'rt_nginx_helper_purge_all',
		'breeze_clear_all_cache',
	);

	protected function setUp(): void {
		parent::setUp();
		KnownCaches::$dropped = array();
	}

	public function test_publishing_a_survey_purges_every_known_cache_by_function_action_or_object(): void {
		$dropped = array();
		foreach ( self::ACTIONS as $action ) {
			add_action(
				$action,
				static function () use ( &$dropped, $action ): void {
					$dropped[] = $action;
				}
			);
		}
		// Stubs of their functions that record each call.
		require_once dirname( __DIR__, 2 ) . '/Support/Made/known-caches.php';

		$this->aSurvey();

		self::assertEqualsCanonicalizing( self::ACTIONS, $dropped );
		self::assertEqualsCanonicalizing(
			array( 'wp_cache_clear_cache', 'w3tc_flush_all', 'rocket_clean_domain', 'sg_cachepress_purge_cache', 'WP_Optimize' ),
			KnownCaches::$dropped
		);
		self::assertCount( 11, ( new PageCachePlugins() )->names() );
	}

	public function test_a_failing_cache_blocks_neither_the_survey_nor_the_other_caches(): void {
		$dropped = 0;
		add_action( 'cache_enabler_clear_complete_cache', static fn() => throw new RuntimeException( 'The disk is full.' ) );
		add_action(
			'breeze_clear_all_cache',
			static function () use ( &$dropped ): void {
				++$dropped;
			}
		);

		$survey = $this->aSurvey();

		self::assertSame( 1, $dropped );
		self::assertSame( $survey->title, Plugin::get( SurveyRepository::class )->get( $survey->id )->title );
	}
}
