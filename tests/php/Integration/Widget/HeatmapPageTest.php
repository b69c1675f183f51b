<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Widget;

use UserFeedback\Licensing\Keys\CurrentLicensedEdition;
use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Schema\Validator;
use UserFeedback\Plugin;
use UserFeedback\Responses\Submit\WriteToken;
use UserFeedback\Settings\Saving\SaveSettings;
use UserFeedback\Surveys\Live\LiveSurveys;
use UserFeedback\Surveys\Storage\SurveyRepository;
use UserFeedback\Tests\Support\Cases\SiteTestCase;
use UserFeedback\Tests\Support\Made\InlineMinifier;
use UserFeedback\Widget\Embed\EmbeddedSurveys;
use UserFeedback\Widget\Embed\EmbedPlaceholder;
use UserFeedback\Widget\Embed\SurveyEmbed;
use UserFeedback\Widget\Manifest\CandidateSurveys;
use UserFeedback\Widget\Manifest\ManifestMapper;
use UserFeedback\Widget\Manifest\ManifestShape;
use UserFeedback\Widget\Manifest\TeamDrafts;
use UserFeedback\Widget\Manifest\WidgetThemeMapper;
use UserFeedback\Widget\Page\SurveyPreview;
use UserFeedback\Widget\Theme\IconPaths;
use UserFeedback\Widget\WidgetHooks;
use UserFeedback\Widget\WidgetScripts;
use UserFeedback\Widget\Words\NotShownReasons;
use WP_Query;
use WP_Scripts;
use wpdb;

/** The plugin's output in a page for visitors. The two scripts are stand-ins: it doesn't matter here if they are built. */
final class HeatmapPageTest extends SiteTestCase {

	private string $folder = '';

	protected function setUp(): void {
		parent::setUp();
		$this->folder = WP_PLUGIN_DIR . '/uf-' . bin2hex( random_bytes( 4 ) );
		mkdir( "$this->folder/build/widget", 0777, true );
		file_put_contents( "$this->folder/build/widget/loader.js", '' );
		file_put_contents( "$this->folder/build/widget/survey.js", '' );
		$GLOBALS['wp_scripts'] = new WP_Scripts();
	}

	protected function tearDown(): void {
		foreach ( array( '/build/widget/loader.js', '/build/widget/survey.js' ) as $file ) {
			unlink( $this->folder . $file );
		}
		foreach ( array( '/build/widget', '/build', '' ) as $folder ) {
			rmdir( $this->folder . $folder );
		}
		unset( $_GET['userfeedback_preview'] ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- A test's own.
		$GLOBALS['wp_scripts'] = null;
		$GLOBALS['wp_query']   = new WP_Query();
		parent::tearDown();
	}

	public function test_a_page_with_a_survey_contains_the_manifest_and_the_loader(): void {
		$survey = $this->aSurvey();

		$html = $this->page();

		$manifest = $this->manifestIn( $html );
		self::assertSame( array( $survey->id ), array_column( $manifest['surveys'], 'id' ) );
		self::assertMatchesRegularExpression( '#<script [^>]*src="[^"]*/build/widget/loader\.js\?ver=[0-9a-f]+"[^>]*></script>#', $html );
		self::assertMatchesRegularExpression( '#<script [^>]*\bdefer\b#', $html );
		$script = "$this->folder/build/widget/survey.js";
		self::assertStringEndsWith( (string) hash_file( 'crc32b', $script ), $manifest['bundle'] );
		touch( $script, time() - DAY_IN_SECONDS );
		self::assertSame( $manifest['bundle'], $this->manifestIn( $this->page() )['bundle'], 'Another host has it with another time.' );
	}

	public function test_a_minifier_of_inline_scripts_does_not_remove_manifest_text_as_a_comment(): void {
		$texts = array(
			'Good // bad?',
			'See /* this */ now',
			'No </script> here',
			'No <!-- here',
			'Fish &amp; chips',
			'🙂',
			'"quoted" \'so\'',
			'C:\\path\\',
			"two\u{2028}lines",
			'https://example.org/a//b',
		);
		$this->aSurvey(
			array(
				'questions' => array_map(
					static fn( string $text ): array => self::aQuestion( 'text', array( 'title' => $text ) ),
					$texts
				),
			)
		);

		$html = InlineMinifier::minified( $this->page() );

		self::assertSame( $texts, array_column( $this->manifestIn( $html )['surveys'][0]['questions'], 'title' ) );
	}

	public function test_optionally_adds_the_loader_to_every_page_while_any_survey_is_live(): void {
		Plugin::get( SaveSettings::class )->run( array( 'loader_on_every_page' => true ) );
		self::assertSame( '', $this->page() );

		$this->aSurvey();
		// As if no survey were for this page.
		add_filter(
			'query',
			static fn( string $sql ): string => str_contains( $sql, 'uf_surveys' ) && str_contains( $sql, 'publish' )
				? str_replace( 'WHERE', 'WHERE 1 = 0 AND', $sql )
				: $sql
		);

		self::assertSame( array(), $this->manifestIn( $this->page() )['surveys'] );
	}

	public function test_adds_nothing_to_a_page_without_a_survey_to_show(): void {
		$this->aSurvey( array( 'status' => 'draft' ) );
		$this->aSurvey( array( 'publish_at' => '2099-01-01T00:00:00+00:00' ) );

		self::assertSame( '', $this->page() );
		self::assertFalse( wp_script_is( 'userfeedback-loader' ) );
	}

	public function test_an_unbuilt_plugin_does_not_break_pages(): void {
		$this->aSurvey();
		unlink( "$this->folder/build/widget/survey.js" );

		self::assertSame( '', $this->page() );
		file_put_contents( "$this->folder/build/widget/survey.js", '' );
	}

	public function test_survey_text_cannot_end_the_manifest_or_start_markup(): void {
		$evil = '</script><script>alert(1)</script>' . "\u{2028}" . '<!-- &lt;b&gt;';
		$this->aSurvey( array( 'questions' => array( self::aQuestion( 'text', array( 'title' => $evil ) ) ) ) );

		$html = $this->page();

		self::assertSame( $evil, $this->manifestIn( $html )['surveys'][0]['questions'][0]['title'] );
		self::assertSame( 2, substr_count( $html, '</script>' ), 'Its own two and no third.' );
		self::assertStringNotContainsString( '<!--', $html );
	}

	/** Guards against: one failed query for surveys broke the site's complete page. */
	public function test_a_failing_database_does_not_break_pages(): void {
		$survey = $this->aSurvey();
		wp_cache_flush();
		/** @var wpdb $wpdb */
		$wpdb        = $GLOBALS['wpdb'];
		$wpdb->ready = false;
		try {
			self::assertSame( 'Before After', $this->page( "Before [userfeedback id=\"$survey->id\"]After" ) );
		} finally {
			$wpdb->ready = true;
		}
	}

	public function test_a_page_needs_one_query(): void {
		$survey = $this->aSurvey();
		$draft  = $this->aSurvey( array( 'status' => 'draft' ) );
		wp_cache_flush();
		get_option( 'siteurl' );
		$queries = array();
		add_filter(
			'query',
			static function ( string $sql ) use ( &$queries ): string {
				if ( str_contains( $sql, '_uf_' ) ) {
					$queries[] = $sql;
				}
				return $sql;
			}
		);

		$this->page( "[userfeedback id=\"$survey->id\"] [userfeedback id=\"$draft->id\"] [userfeedback id=\"999999\"]" );

		self::assertCount( 1, $queries );
	}

	public function test_a_page_is_the_same_for_all_visitors_whatever_their_cookies(): void {
		$this->stopClockAt( '2026-11-21T12:00:00Z' );
		$survey = $this->aSurvey();
		$html   = $this->page( "[userfeedback id=\"$survey->id\"]" );

		$_COOKIE[ 'userfeedback-survey-' . $survey->id ] = '{"submitted":true}';
		self::assertSame( $html, $this->page( "[userfeedback id=\"$survey->id\"]" ) );
		unset( $_COOKIE[ 'userfeedback-survey-' . $survey->id ] );

		$member = $this->asMember( 'subscriber' )->page( "[userfeedback id=\"$survey->id\"]" ); // No cache keeps this user's page.
		self::assertSame(
			$html,
			str_replace(
				'"user_logged_in":["logged_in"],"user_role":["subscriber"]',
				'"user_logged_in":["logged_out"],"user_role":[]',
				$member
			)
		);
		self::assertNotSame( $html, $member );
	}

	public function test_only_survey_editors_get_the_messages_for_why_a_survey_is_not_shown(): void {
		$this->aSurvey();

		self::assertNull( $this->manifestIn( $this->asVisitor()->page() )['reasons'] );
		self::assertNull( $this->manifestIn( $this->asRoleWith( Permission::VIEW )->page() )['reasons'] );
		self::assertSame( NotShownReasons::all(), $this->manifestIn( $this->asRoleWith( Permission::EDIT )->page() )['reasons'] );
	}

	public function test_owners_can_hide_surveys_from_themselves(): void {
		$survey = $this->aSurvey();
		add_filter( 'userfeedback_enable_surveys_for_admins', '__return_false' );

		self::assertSame( '', $this->asMember( 'administrator' )->page( "[userfeedback id=\"$survey->id\"]" ) );
		self::assertNotSame( '', $this->asMember( 'editor' )->page() );
		self::assertNotSame( '', $this->asVisitor()->page() );
	}

	public function test_the_shortcode_reserves_space_for_the_survey(): void {
		$survey = $this->aSurvey();

		$html = $this->page( "[userfeedback id=\"$survey->id\"]" );

		self::assertSame(
			1,
			preg_match(
				'#<div class="userfeedback-inline" data-userfeedback-survey="(\d+)"><noscript><!--</noscript><svg width="121" height="(\d+)" aria-hidden="true"><set attributeName="display" to="none" begin="10s"/></svg>.*<svg width="1%" [^>]*><set [^>]*></svg><noscript>--></noscript></div>#',
				$html,
				$found
			)
		);
		self::assertSame( (string) $survey->id, $found[1] );
		self::assertGreaterThan( 150, (int) $found[2] );
	}

	public function test_a_survey_too_old_to_pop_up_is_still_on_a_page_that_embeds_it(): void {
		$old = $this->aSurvey();
		for ( $i = 0; $i < 20; ++$i ) {
			$this->aSurvey();
		}

		$manifest = $this->manifestIn( $this->page( "[userfeedback id=\"$old->id\"]" ) );

		self::assertSame(
			array( $old->id => false ),
			array_filter( array_column( $manifest['surveys'], 'floats', 'id' ), static fn( bool $floats ): bool => ! $floats )
		);
	}

	/** @dataProvider closed */
	public function test_visitors_see_nothing_of_a_survey_that_is_not_open_and_editors_see_the_reason(
		string $status,
		?string $publishAt,
		string $why
	): void {
		$survey = $this->aSurvey( array( 'status' => $status, 'publish_at' => $publishAt ) );

		self::assertSame( '', $this->page( "[userfeedback id=\"$survey->id\"]" ) );
		self::assertStringContainsString( $why, $this->asRoleWith( Permission::EDIT )->page( "[userfeedback id=\"$survey->id\"]" ) );
		self::assertSame( '', $this->asRoleWith( Permission::VIEW )->page( "[userfeedback id=\"$survey->id\"]" ) );
	}

	/** @return iterable<string, array{string, ?string, string}> */
	public static function closed(): iterable {
		yield 'a draft' => array( 'draft', null, 'This survey is a draft.' );
		yield 'in the trash' => array( 'trash', null, 'This survey is in the Trash.' );
		yield 'scheduled' => array( 'publish', '2099-01-01T00:00:00+00:00', 'This survey is scheduled for later.' );
	}

	/** @dataProvider attributes */
	public function test_a_shortcode_without_a_valid_survey_shows_nothing( string $shortcode ): void {
		self::assertSame( '', $this->page( $shortcode ) );
		self::assertStringContainsString( 'There is no survey with this ID.', $this->asRoleWith( Permission::EDIT )->page( $shortcode ) );
	}

	/** @return iterable<string, array{string}> */
	public static function attributes(): iterable {
		yield 'no id' => array( '[userfeedback]' );
		yield 'an unknown one' => array( '[userfeedback id="999999"]' );
		yield 'words' => array( '[userfeedback id="first"]' );
		yield 'markup' => array( '[userfeedback id="<script>"]' );
		yield 'another attribute' => array( '[userfeedback survey="1"]' );
	}

	public function test_an_editor_can_preview_a_draft_on_a_page_without_other_surveys(): void {
		$live                         = $this->aSurvey();
		$draft                        = $this->aSurvey( array( 'status' => 'draft' ) );
		$_GET['userfeedback_preview'] = (string) $draft->id;

		$html     = $this->asRoleWith( Permission::EDIT )->page( "[userfeedback id=\"$live->id\"]" );
		$manifest = $this->manifestIn( $html );

		self::assertTrue( $manifest['preview'] );
		self::assertSame( array( $draft->id => true ), array_column( $manifest['surveys'], 'floats', 'id' ) );
		self::assertStringNotContainsString( 'userfeedback-inline', $html );
	}

	public function test_a_team_draft_is_shown_only_to_users_who_can_edit_surveys(): void {
		$draft = $this->aSurvey(
			array(
				'status'   => 'draft',
				'settings' => array( 'for_team' => true ),
			)
		);
		self::assertSame( '', $this->asVisitor()->page() );
		self::assertSame( '', $this->asMember( 'subscriber' )->page() );
		self::assertSame( '', $this->asRoleWith( Permission::VIEW )->page() );
		$live     = $this->aSurvey();
		$surveys  = $this->manifestIn( $this->asRoleWith( Permission::EDIT )->page() )['surveys'];
		$visitors = $this->manifestIn( $this->asVisitor()->page() )['surveys'];

		self::assertSame( array( $draft->id => true, $live->id => false ), array_column( $surveys, 'for_team', 'id' ) );
		self::assertSame( array( $live->id => false ), array_column( $visitors, 'for_team', 'id' ) );
	}

	public function test_the_builder_preview_page_has_no_surveys_of_its_own_and_no_admin_bar(): void {
		$this->stopClockAt( '2026-11-21T12:00:00Z' );
		$this->aSurvey();
		$usual                        = $this->page();
		$_GET['userfeedback_preview'] = 'draft';

		$html = $this->asRoleWith( Permission::EDIT )->page();

		self::assertMatchesRegularExpression( '#^<script [^>]*src="[^"]*/build/widget/preview\.js\?ver=[^"]+"[^>]*></script>$#', $html );
		self::assertSame( 10, has_filter( 'show_admin_bar', '__return_false' ) );
		self::assertSame( $usual, $this->asVisitor()->page() );
	}

	public function test_the_preview_parameter_does_nothing_for_other_users(): void {
		$this->stopClockAt( '2026-11-21T12:00:00Z' );
		$this->aSurvey();
		$draft = $this->aSurvey( array( 'status' => 'draft' ) );
		$usual = $this->page();
		$view  = $this->asRoleWith( Permission::VIEW )->page();
		$edit  = $this->asRoleWith( Permission::EDIT )->page();

		$_GET['userfeedback_preview'] = (string) $draft->id;
		self::assertSame( $usual, $this->asVisitor()->page() );
		self::assertSame( $view, $this->asRoleWith( Permission::VIEW )->page() );

		foreach ( array( array( 'x' ), 'x', '-1', '0', '1 OR 1=1' ) as $nonsense ) {
			$_GET['userfeedback_preview'] = $nonsense;
			self::assertSame( $edit, $this->asRoleWith( Permission::EDIT )->page() );
		}
	}

	public function test_the_manifest_contains_the_name_and_id_of_the_page(): void {
		$this->aSurvey();
		$id = wp_insert_post(
			array(
				'post_type'   => 'page',
				'post_title'  => 'Terms & <em>prices</em>',
				'post_status' => 'publish',
			)
		);

		$GLOBALS['wp_query'] = new WP_Query( array( 'page_id' => $id ) );

		$page = $this->manifestIn( $this->page() )['page'];
		self::assertSame( array( $id, 'Terms & prices' ), array( $page['id'], $page['name'] ) );
	}

	/** Returns a page with this text, as its footer leaves it: the text, the manifest, the scripts. */
	private function page( string $text = '' ): string {
		$candidates = new CandidateSurveys( Plugin::get( LiveSurveys::class ), Plugin::get( CurrentLicensedEdition::class ) );
		$places     = new EmbeddedSurveys();
		$preview    = new SurveyPreview( Plugin::get( SurveyRepository::class ) );
		$bundle     = new WidgetScripts( "$this->folder/userfeedback.php" );
		$looks      = new WidgetThemeMapper(
			static fn(): IconPaths => new IconPaths( USERFEEDBACK_FILE ),
			Plugin::get( CurrentLicensedEdition::class )
		);
		$mapper     = new ManifestMapper(
			$bundle,
			new WriteToken( 'key', Plugin::get( Clock::class ) ),
			$looks,
			Plugin::get( Clock::class ),
			Plugin::get( CurrentLicensedEdition::class ),
			static fn(): string => ''
		);
		$place      = new EmbedPlaceholder( Plugin::get( SurveyRepository::class ), $candidates, $places, $preview );
		add_shortcode( 'userfeedback', array( new SurveyEmbed( static fn(): EmbedPlaceholder => $place ), 'shortcode' ) );
		$team                  = static fn(): TeamDrafts => new TeamDrafts(
			Plugin::get( SurveyRepository::class ),
			Plugin::get( CurrentLicensedEdition::class )
		);
		$widget                = new WidgetHooks(
			$candidates,
			static fn(): ManifestMapper => $mapper,
			$bundle,
			$places,
			static fn(): SurveyPreview => $preview,
			$team
		);
		$GLOBALS['wp_scripts'] = new WP_Scripts();
		$widget->hideBar();

		$html = do_shortcode( $text );
		ob_start();
		$widget->show();
		wp_scripts()->do_items();
		wp_scripts()->do_footer_items();
		return trim( $html . ob_get_clean() );
	}

	/**
	 * @return array{
	 *     preview: bool,
	 *     reasons: array<string, string>|null,
	 *     bundle: string,
	 *     page: array{id: int, name: string},
	 *     surveys: list<array{id: int, floats: bool, for_team: bool, questions: list<array{title: string}>}>,
	 * } in the contract's format.
	 */
	private function manifestIn( string $html ): array {
		self::assertSame(
			1,
			preg_match( '#<script (?=[^>]*type="application/json")[^>]*id="userfeedback-manifest"[^>]*>(.*?)</script>#s', $html, $found ),
			substr( $html, 0, 500 )
		);
		$manifest = json_decode( $found[1], true, 512, JSON_THROW_ON_ERROR );
		self::assertSame( array(), Validator::body( ManifestShape::manifest(), $manifest )->violations );
		/**
		 * @var array{
		 *     preview: bool,
		 *     reasons: array<string, string>|null,
		 *     bundle: string,
		 *     page: array{id: int, name: string},
		 *     surveys: list<array{id: int, floats: bool, for_team: bool, questions: list<array{title: string}>}>,
		 * } $manifest
		 */
		return $manifest;
	}
}
