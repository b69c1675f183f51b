<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Cases;

use UserFeedback\Plugin;
use UserFeedback\Surveys\Live\LiveSurveys;
use UserFeedback\Surveys\Live\SurveyPageUrl;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Widget\Page\SurveyPage\ShowSurveyPage;
use UserFeedback\Widget\Page\SurveyPage\SurveyPageHooks;
use UserFeedback\Widget\Page\SurveyPage\SurveyPageReply;
use WP;
use WP_Rewrite;

/** Base test that opens surveys' own pages. */
abstract class SurveyPageTestCase extends RestTestCase {

	private mixed $requested = null;

	protected function setUp(): void {
		parent::setUp();
		$this->requested        = $_SERVER['REQUEST_URI'] ?? null;
		$_SERVER['REQUEST_URI'] = '/survey/tell-us/';
	}

	protected function tearDown(): void {
		$_GET                   = array();
		$_COOKIE                = array();
		$_SERVER['REQUEST_URI'] = $this->requested;
		parent::tearDown();
		self::rewrite()->init();
	}

	/**
	 * @param array<string, mixed> $changes  to the survey
	 * @param array<string, mixed> $page
	 * @param array<string, mixed> $settings
	 */
	protected function shared( array $changes = array(), array $page = array(), array $settings = array() ): Survey {
		return $this->aSurvey( $changes + array( 'settings' => array( 'share_page' => $page + array( 'enabled' => true ) ) + $settings ) );
	}

	protected function find( mixed $slug ): WP {
		$_GET = array( SurveyPageUrl::PARAMETER => $slug );
		$wp   = new WP();
		Plugin::get( SurveyPageHooks::class )->find( $wp );
		return $wp;
	}

	/**
	 * @param array<string, mixed> $sent  by the form
	 * @param array<string>        $query
	 */
	protected function visit( string $slug, array $sent = array(), array $query = array() ): SurveyPageReply {
		self::assertSame( array( SurveyPageUrl::PARAMETER => $slug ), $this->find( $slug )->query_vars );
		$survey = Plugin::get( LiveSurveys::class )->withPage( $slug );
		self::assertNotNull( $survey );
		$_GET += $query;
		return Plugin::get( ShowSurveyPage::class )->run( $survey, $sent );
	}

	/**
	 * @return array{
	 *     preview: bool,
	 *     bundle: string,
	 *     token?: string,
	 *     page: array{name: string},
	 *     surveys: list<array{
	 *         id: int,
	 *         targeting: array{devices: list<string>, page_rules: list<mixed>, by_country: bool},
	 *         behavior: array{timing: string, display_length: string},
	 *     }>,
	 * }
	 */
	protected static function manifest( SurveyPageReply $reply ): array {
		self::assertSame( 1, preg_match( '~id="userfeedback-manifest"[^>]*>(.*?)</script>~s', $reply->html, $found ) );
		/** @phpstan-ignore return.type (WidgetManifestTest checks its shape.) */
		return (array) json_decode( trim( $found[1] ), true );
	}

	protected static function rewrite(): WP_Rewrite {
		$rewrite = $GLOBALS['wp_rewrite'];
		self::assertInstanceOf( WP_Rewrite::class, $rewrite );
		return $rewrite;
	}
}
