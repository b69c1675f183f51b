<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Widget;

use UserFeedback\Licensing\Keys\CurrentLicensedEdition;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Plugin;
use UserFeedback\Settings\VisitorSettings;
use UserFeedback\Surveys\Live\LiveSurveys;
use UserFeedback\Surveys\Storage\PublishedSurveysQuery;
use UserFeedback\Surveys\Storage\SurveyRepository;
use UserFeedback\Tests\Support\Cases\SiteTestCase;
use UserFeedback\Tests\Support\Made\InlineMinifier;
use UserFeedback\Widget\Embed\EmbeddedSurveys;
use UserFeedback\Widget\Embed\EmbedPlaceholder;
use UserFeedback\Widget\Manifest\CandidateSurveys;
use UserFeedback\Widget\Page\PageChoice;
use UserFeedback\Widget\Page\SurveyPreview;
use UserFeedback\Widget\PageCaches\CacheDetection;
use UserFeedback\Widget\WhyNotShown\WhyNotShownHooks;
use UserFeedback\Widget\WhyNotShown\WhyNotShownMapper;
use UserFeedback\Widget\WhyNotShown\WhyNotShownShape;
use UserFeedback\Widget\WidgetScripts;
use WP_Admin_Bar;
use WP_Query;
use WP_Scripts;
use wpdb;

/** The admin bar's "Surveys on this page". The scripts are stand-ins: it doesn't matter here if they are built. */
final class WhyNotShownTest extends SiteTestCase {

	private string $folder = '';
	private int $page      = 0;

	protected function setUp(): void {
		parent::setUp();
		$this->folder = WP_PLUGIN_DIR . '/uf-' . bin2hex( random_bytes( 4 ) );
		mkdir( "$this->folder/build/widget", 0777, true );
		foreach ( array( 'loader', 'survey', 'why', 'why-opener' ) as $script ) {
			file_put_contents( "$this->folder/build/widget/$script.js", '' );
		}
		require_once ABSPATH . WPINC . '/class-wp-admin-bar.php';
		add_filter( 'show_admin_bar', '__return_true' );
		$this->page          = (int) wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'Prices', 'post_status' => 'publish' ) );
		$GLOBALS['wp_query'] = new WP_Query( array( 'page_id' => $this->page ) );
	}

	protected function tearDown(): void {
		foreach ( array( 'loader', 'survey', 'why', 'why-opener' ) as $script ) {
			unlink( "$this->folder/build/widget/$script.js" );
		}
		foreach ( array( '/build/widget', '/build', '' ) as $folder ) {
			rmdir( $this->folder . $folder );
		}
		$GLOBALS['wp_scripts'] = null;
		$GLOBALS['wp_query']   = new WP_Query();
		parent::tearDown();
	}

	public function test_tells_owners_when_visitors_see_a_change_if_the_cache_cannot_be_purged(): void {
		$this->asRoleWith( Permission::EDIT, Permission::SETTINGS );
		self::assertSame( '', $this->data( $this->footer() )['cache'] ?? null );

		update_option( CacheDetection::OPTION, 'yes' );
		self::assertStringContainsString( 'Site Health', (string) wp_json_encode( $this->data( $this->footer() )['cache'] ?? null ) );

		update_option( VisitorSettings::OPTION, array( 'loader_on_every_page' => 'on' ) );
		self::assertStringContainsString( 'ten minutes', (string) wp_json_encode( $this->data( $this->footer() )['cache'] ?? null ) );
	}

	public function test_outputs_nothing_for_visitors_and_users_who_can_only_view_results(): void {
		$this->aSurvey();

		self::assertSame( array( '', '' ), array( $this->bar(), $this->footer() ) );
		$this->asRoleWith( Permission::VIEW );
		self::assertSame( array( '', '' ), array( $this->bar(), $this->footer() ) );
	}

	public function test_outputs_nothing_for_users_who_hide_the_admin_bar(): void {
		add_filter( 'show_admin_bar', '__return_false', 20 );

		self::assertSame( '', $this->asRoleWith( Permission::EDIT )->footer() );
	}

	public function test_a_minifier_of_inline_scripts_keeps_the_data_of_the_panel_intact(): void {
		$this->asRoleWith( Permission::EDIT );
		$this->aSurvey( array( 'title' => 'Good // bad? See /* this */ now' ) );

		self::assertSame(
			1,
			preg_match( '#<script[^>]*id="userfeedback-why"[^>]*>(.*?)</script>#s', InlineMinifier::minified( $this->footer() ), $found )
		);
		$data = json_decode( $found[1], true );

		self::assertIsArray( $data );
		self::assertSame( array( 'Good // bad? See /* this */ now' ), array_column( (array) $data['surveys'], 'title' ) );
	}

	public function test_lists_the_newest_surveys_and_those_shown_here_and_the_total_number(): void {
		$this->asRoleWith( Permission::EDIT );
		$here = $this->aSurvey( self::forPage( $this->page ) );
		for ( $i = 0; $i < 44; ++$i ) {
			$this->aSurvey( self::forPage( 999999 ) );
		}
		$newest = $this->aSurvey( self::forPage( 999999 ) );

		$data = $this->data( $this->footer() );

		self::assertSame( 46, $data['total'] );
		self::assertSame( array( $newest->id, $here->id ), array( $data['surveys'][0]['id'], $data['surveys'][20]['id'] ) );
		self::assertCount( 21, $data['surveys'] );
		self::assertSame( array( '' ), array_values( array_unique( array_column( $data['surveys'], 'kept' ) ) ) );
	}

	/** @return array<string, mixed> */
	private static function forPage( int $page ): array {
		$rule = array( 'logic' => 'page_or_post_is', 'operator' => '&&', 'data' => array( array( 'id' => $page, 'label' => 'A page' ) ) );
		return array( 'settings' => array( 'targeting' => array( 'pages' => 'select', 'page_rules' => array( $rule ) ) ) );
	}

	public function test_survey_editors_get_the_item_the_opener_and_the_list_but_not_the_panel(): void {
		$survey = $this->aSurvey( array( 'title' => '</script><b>Prices</b>' ) );
		$this->aSurvey( array( 'status' => 'draft' ) );
		$this->asRoleWith( Permission::EDIT );

		self::assertStringContainsString( 'Surveys on this page', $this->bar() );
		$html = $this->footer();
		self::assertMatchesRegularExpression( '#<script [^>]*src="[^"]*/why-opener\.js\?ver=[0-9a-f]+"#', $html );
		self::assertStringNotContainsString( 'src="' . plugins_url( 'build/widget/why.js', "$this->folder/userfeedback.php" ), $html );
		self::assertSame( array( $survey->id ), array_column( $this->data( $html )['surveys'], 'id' ) );
		self::assertSame( array( '</script><b>Prices</b>' ), array_column( $this->data( $html )['surveys'], 'title' ) );
	}

	public function test_reports_the_effect_of_the_page_choice_for_each_survey(): void {
		$old = $this->aSurvey();
		$new = $this->aSurvey();
		$this->asRoleWith( Permission::EDIT );

		self::assertSame( array( $new->id => '', $old->id => '' ), $this->kept() );

		PageChoice::store( $this->page, true, 0 );
		self::assertSame( array( $new->id => 'page_off', $old->id => 'page_off' ), $this->kept() );
		self::assertSame( array( $new->id => 'page_off', $old->id => '' ), $this->kept( $old->id ) );

		PageChoice::store( $this->page, true, $old->id );
		self::assertSame( array( $new->id => 'page_other', $old->id => '' ), $this->kept() );
	}

	public function test_tells_owners_that_they_hide_surveys_from_themselves(): void {
		$survey = $this->aSurvey();
		add_filter( 'userfeedback_enable_surveys_for_admins', '__return_false' );

		self::assertSame( array( $survey->id => 'not_for_you' ), $this->asMember( 'administrator' )->kept() );
	}

	public function test_every_reason_from_the_server_has_a_message(): void {
		$words = $this->asRoleWith( Permission::EDIT )->data( $this->footer() )['words'];

		foreach ( array( 'page_off', 'page_other', 'not_for_you' ) as $reason ) {
			self::assertNotEmpty( $words[ $reason ] ?? '' );
		}
	}

	public function test_a_failing_database_does_not_break_pages(): void {
		$this->aSurvey();
		$this->asRoleWith( Permission::EDIT );
		self::assertNotSame( '', $this->footer() );
		wp_cache_set_last_changed( PublishedSurveysQuery::CACHE );
		/** @var wpdb $wpdb */
		$wpdb        = $GLOBALS['wpdb'];
		$wpdb->ready = false;
		try {
			self::assertSame( '', $this->footer() );
		} finally {
			$wpdb->ready = true;
		}
	}

	/** @return array<int, string> the server's reason for keeping each survey from this page. */
	private function kept( int ...$placed ): array {
		return array_column( $this->data( $this->footer( ...$placed ) )['surveys'], 'kept', 'id' );
	}

	/** @return array{surveys: list<array{id: int, title: string, kept: string}>, words: array<string, string>, total: int} */
	private function data( string $html ): array {
		self::assertSame(
			1,
			preg_match( '#<script (?=[^>]*type="application/json")[^>]*id="userfeedback-why"[^>]*>(.*?)</script>#s', $html, $found ),
			$html
		);
		/** @var array{surveys: list<array{id: int, title: string, kept: string}>, words: array<string, string>, total: int} $data */
		$data = json_decode( $found[1], true, 512, JSON_THROW_ON_ERROR );
		self::assertFits( WhyNotShownShape::shape(), $data );
		return $data;
	}

	private function bar(): string {
		$bar = new WP_Admin_Bar();
		$this->module( new EmbeddedSurveys() )->addItem( $bar );
		$node = $bar->get_node( 'userfeedback-why' );
		return null === $node ? '' : (string) wp_json_encode( $node );
	}

	private function footer( int ...$placed ): string {
		$places = new EmbeddedSurveys();
		foreach ( $placed as $id ) {
			(
				new EmbedPlaceholder(
					Plugin::get( SurveyRepository::class ),
					$this->candidates(),
					$places,
					new SurveyPreview( Plugin::get( SurveyRepository::class ) )
				)
			)->of( $id );
		}
		$GLOBALS['wp_scripts'] = new WP_Scripts();
		ob_start();
		$this->module( $places )->show();
		wp_scripts()->do_items();
		wp_scripts()->do_footer_items();
		return trim( (string) ob_get_clean() );
	}

	private function candidates(): CandidateSurveys {
		return new CandidateSurveys( Plugin::get( LiveSurveys::class ), Plugin::get( CurrentLicensedEdition::class ) );
	}

	private function module( EmbeddedSurveys $places ): WhyNotShownHooks {
		$bundle = new WidgetScripts( "$this->folder/userfeedback.php" );
		return new WhyNotShownHooks(
			new WhyNotShownMapper(
				$this->candidates(),
				$places,
				new SurveyPreview( Plugin::get( SurveyRepository::class ) ),
				$bundle,
				fn(): string => Plugin::get( CacheDetection::class )->noteOnPage()
			),
			$bundle
		);
	}
}
