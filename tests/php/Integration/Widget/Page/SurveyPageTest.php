<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Widget\Page;

use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Platform\FeatureIndex;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Plugin;
use UserFeedback\Surveys\Live\CookieName;
use UserFeedback\Surveys\Live\QuotaRepository;
use UserFeedback\Surveys\Live\SurveyPageUrl;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Tests\Support\Cases\RestAnswer;
use UserFeedback\Tests\Support\Cases\SurveyPageTestCase;
use UserFeedback\Widget\Page\SurveyPage\SurveyPageHooks;

/** A page of the site that has only one survey. */
final class SurveyPageTest extends SurveyPageTestCase {

	public function test_shows_the_survey_alone_to_anyone_and_to_no_search_engine(): void {
		$this->aSurvey( array( 'title' => 'In a corner' ) );
		$survey = $this->shared( array( 'title' => 'What <b>do</b> you & yours think?' ), array( 'slug' => 'tell-us' ) );
		$reply  = $this->visit( 'tell-us' );

		self::assertSame( 200, $reply->status );
		self::assertSame( 'noindex, nofollow', $reply->headers['X-Robots-Tag'] );
		self::assertStringContainsString( 'no-store', $reply->headers['Cache-Control'] );
		self::assertStringContainsString( '<meta name="robots" content="noindex, nofollow">', $reply->html );
		self::assertStringContainsString( '<h1>What &lt;b&gt;do&lt;/b&gt; you &amp; yours think?</h1>', $reply->html );
		self::assertStringContainsString( 'data-userfeedback-survey="' . $survey->id . '"', $reply->html );
		self::assertSame( array( $survey->id ), array_column( self::manifest( $reply )['surveys'], 'id' ) );
		self::assertSame( 'What <b>do</b> you & yours think?', self::manifest( $reply )['page']['name'] );
	}

	public function test_only_a_survey_with_an_embed_code_may_be_framed_by_other_sites(): void {
		$this->shared( array(), array( 'slug' => 'alone' ) );
		$this->shared( array(), array( 'slug' => 'framed', 'embed' => true ) );

		self::assertStringContainsString( "frame-ancestors 'self'", $this->visit( 'alone' )->headers['Content-Security-Policy'] );
		self::assertStringNotContainsString( 'frame-ancestors', $this->visit( 'framed' )->headers['Content-Security-Policy'] );
	}

	public function test_a_heading_replaces_the_title_and_no_text_ends_an_element(): void {
		$heading = '</h1></title></script><script>alert(1)</script>';
		$this->shared( array( 'title' => 'Internal' ), array( 'slug' => 'a', 'heading' => $heading ) );
		$html = $this->visit( 'a' )->html;

		self::assertStringNotContainsString( 'Internal', $html );
		self::assertStringNotContainsString( '<script>alert', $html );
		self::assertSame( 3, substr_count( $html, '<script' ) ); // For the form, the manifest, and the loader.
	}

	public function test_rules_for_pages_devices_and_timing_do_not_apply(): void {
		$rule   = array( 'logic' => 'page_url_contains', 'operator' => '&&', 'data' => '/shop' );
		$survey = $this->shared(
			array(),
			array( 'slug' => 'a' ),
			array(
				'targeting' => array( 'devices' => array( 'mobile' ), 'pages' => 'select', 'page_rules' => array( $rule ) ),
				'behavior'  => array( 'timing' => 'before_abandon', 'display_length' => 'once' ),
			)
		);
		$shown  = self::manifest( $this->visit( 'a' ) )['surveys'][0];

		self::assertSame( $survey->id, $shown['id'] );
		self::assertSame( array( 'desktop', 'tablet', 'mobile' ), $shown['targeting']['devices'] );
		self::assertSame( array(), $shown['targeting']['page_rules'] );
		self::assertSame( 'immediate', $shown['behavior']['timing'] );
		self::assertSame( 'until_response', $shown['behavior']['display_length'] );
	}

	public function test_rules_for_users_apply(): void {
		$loggedIn  = array( array( 'id' => 'logged_in', 'label' => 'Members' ) );
		$members   = array( 'logic' => 'user_logged_in', 'operator' => '&&', 'data' => $loggedIn );
		$elsewhere = array( 'logic' => 'page_url_contains', 'operator' => '&&', 'data' => '/shop' );
		$targeting = array( 'pages' => 'select', 'page_rules' => array( $elsewhere, $members ) );
		$this->shared( array(), array( 'slug' => 'a' ), array( 'targeting' => $targeting ) );

		$reply = $this->visit( 'a' );
		self::assertSame( 403, $reply->status );
		self::assertStringContainsString( 'log in first', $reply->html );
		self::assertStringNotContainsString( 'userfeedback-manifest', $reply->html );
		self::assertSame( 200, $this->asMember( 'subscriber' )->visit( 'a' )->status );
	}

	public function test_countries_apply(): void {
		$countries = array( 'target' => 'select', 'countries' => array( 'NZ' ) );
		$this->shared( array(), array( 'slug' => 'a' ), array( 'geo_targeting' => $countries ) );

		self::assertSame( 403, $this->visit( 'a' )->status );
		add_filter( 'userfeedback_survey_show_in_country', '__return_true' );
		self::assertFalse( self::manifest( $this->visit( 'a' ) )['surveys'][0]['targeting']['by_country'] );
	}

	public function test_closes_when_the_limit_of_responses_is_reached(): void {
		$survey = $this->shared( array(), array( 'slug' => 'a' ), array( 'behavior' => array( 'max_responses' => 1 ) ) );
		self::assertSame( 200, $this->visit( 'a' )->status );

		$quotas = $survey->quotas();
		self::assertNotNull( $quotas );
		Plugin::get( QuotaRepository::class )->prepare( $quotas );
		self::assertTrue( Plugin::get( QuotaRepository::class )->take( $quotas, $quotas->cells() ) );
		$reply = $this->visit( 'a' );
		self::assertSame( 410, $reply->status );
		self::assertStringContainsString( 'This survey is closed.', $reply->html );
	}

	public function test_closes_on_the_end_date(): void {
		$this->stopClockAt( '2026-05-01T12:00:00Z' );
		$end = array( 'month' => 5, 'day' => 3, 'year' => null );
		$this->shared( array(), array( 'slug' => 'a' ), array( 'behavior' => array( 'run_time' => 'expire', 'expire_at' => $end ) ) );
		self::assertSame( 200, $this->visit( 'a' )->status );

		$this->stopClockAt( '2026-05-03T12:00:00Z' );
		$reply = $this->visit( 'a' );
		self::assertSame( 410, $reply->status );
		self::assertStringContainsString( 'This survey is closed.', $reply->html );
		self::assertStringNotContainsString( 'userfeedback-manifest', $reply->html );
	}

	public function test_visitors_who_answered_are_not_asked_again_unless_they_may_repeat(): void {
		$once    = $this->shared( array(), array( 'slug' => 'once' ) );
		$always  = $this->shared( array(), array( 'slug' => 'always' ), array( 'behavior' => array( 'display_length' => 'repeatedly' ) ) );
		$_COOKIE = array(
			CookieName::of( $once )   => wp_slash( '{"submitted":true,"last_response_id":4}' ),
			CookieName::of( $always ) => wp_slash( '{"submitted":true,"last_response_id":5}' ),
		);

		self::assertStringContainsString( 'already answered', $this->visit( 'once' )->html );
		self::assertStringNotContainsString( 'already answered', $this->visit( 'always' )->html );
	}

	public function test_drafts_scheduled_and_deleted_surveys_and_unknown_slugs_are_not_found(): void {
		$this->shared( array( 'status' => 'draft' ), array( 'slug' => 'draft' ) );
		$this->shared( array( 'publish_at' => '2099-01-01T00:00:00Z' ), array( 'slug' => 'later' ) );
		$this->shared( array( 'status' => 'trash' ), array( 'slug' => 'trash' ) );
		$this->aSurvey( array( 'settings' => array( 'share_page' => array( 'enabled' => false, 'slug' => 'off' ) ) ) );

		foreach ( array( 'draft', 'later', 'trash', 'off', 'unknown', '', 'A b', "a'b", '../x', array( 'a' ) ) as $slug ) {
			self::assertSame( array( 'error' => '404' ), $this->find( $slug )->query_vars );
		}
	}

	public function test_editors_preview_a_draft_that_stores_nothing(): void {
		$this->shared( array( 'status' => 'draft' ), array( 'slug' => 'draft' ) );
		$this->shared( array( 'status' => 'trash' ), array( 'slug' => 'trash' ) );

		$reply = $this->asRoleWith( Permission::EDIT )->visit( 'draft' );
		self::assertStringContainsString( 'Preview for survey editors', $reply->html );
		self::assertTrue( self::manifest( $reply )['preview'] );
		self::assertSame( array( 'error' => '404' ), $this->find( 'trash' )->query_vars );
		self::assertSame( array( 'error' => '404' ), $this->asRoleWith( Permission::VIEW )->find( 'draft' )->query_vars );
	}

	public function test_a_page_below_a_page_of_the_same_name_still_shows(): void {
		$this->withPermalinks( '/%postname%/' );
		$page   = array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'X' );
		$parent = wp_insert_post( array( 'post_name' => 'survey' ) + $page );
		wp_insert_post( array( 'post_name' => 'history', 'post_parent' => $parent ) + $page );

		self::assertSame( array( 'pagename' => 'survey/history' ), $this->find( 'history' )->query_vars );
	}

	public function test_pretty_and_plain_urls(): void {
		$this->withPermalinks( '/%postname%/' );
		self::assertSame( home_url( '/survey/tell-us/' ), SurveyPageUrl::of( 'tell-us' ) );
		self::assertSame( array( 'survey/([a-z0-9-]+)/?$' => 'index.php?userfeedback_survey=$matches[1]' ), SurveyPageUrl::rule() );

		add_filter( 'userfeedback_survey_page_base', static fn(): string => '/we ask/<b>/' );
		self::assertSame( home_url( '/weask/b/tell-us/' ), SurveyPageUrl::of( 'tell-us' ) );

		$this->withPermalinks( '/index.php/%postname%' );
		self::assertSame( home_url( '/index.php/weask/b/tell-us' ), SurveyPageUrl::of( 'tell-us' ) );

		$this->withPermalinks( '' );
		self::assertSame( home_url( '/?userfeedback_survey=tell-us' ), SurveyPageUrl::of( 'tell-us' ) );
		self::assertSame( array(), SurveyPageUrl::rule() );
	}

	public function test_rewrite_rules_are_made_again_only_for_the_first_page(): void {
		$this->withPermalinks( '/%postname%/' );
		update_option( 'rewrite_rules', array( 'a' => 'b' ) );
		$this->aSurvey();
		self::assertSame( array( 'a' => 'b' ), self::rules() );

		$this->shared();
		$rules = self::rules();
		self::assertArrayHasKey( 'survey/([a-z0-9-]+)/?$', $rules );
		update_option( 'rewrite_rules', array( 'first' => 'x' ) + $rules );
		$this->shared();
		self::assertArrayHasKey( 'first', self::rules() );
	}

	public function test_slugs_are_unique_and_made_from_the_title(): void {
		self::assertSame( 'uber-uns-cafe', self::slugOf( $this->shared( array( 'title' => 'Über uns & Café?' ) ) ) );
		$second = $this->shared( array( 'title' => 'Über uns & Café?' ) );
		self::assertSame( 'uber-uns-cafe-2', self::slugOf( $second ) );
		self::assertMatchesRegularExpression( '/\A[0-9a-f]{16}\z/', self::slugOf( $this->shared( array( 'title' => 'استبيان' ) ) ) );
		self::assertSame( str_repeat( 'a', 40 ), self::slugOf( $this->shared( array( 'title' => str_repeat( 'a', 150 ) ) ) ) );

		$this->asRoleWith( Permission::EDIT, Permission::VIEW );
		$this->assertInvalid( $this->save( $second, array( 'slug' => 'uber-uns-cafe' ) ), 'settings.share_page.slug' );
		foreach ( array( 'Upper', '-a', 'a--b', 'ä', 'a/b', '../x', 'a b', str_repeat( 'a', 61 ) ) as $slug ) {
			$this->assertInvalid( $this->save( $second, array( 'slug' => $slug ) ), 'settings.share_page.slug' );
		}
		$this->assertStatus( 200, $this->save( $second, array( 'slug' => 'mine' ) ) );
		self::assertSame( 'mine', $this->save( $second, array( 'slug' => '' ) )->at( 'survey.settings.share_page.slug' ) );
	}

	public function test_a_copy_has_no_page(): void {
		$survey = $this->shared();
		$id     = $this->asRoleWith( Permission::EDIT )->request( 'POST', "surveys/$survey->id/duplicate" )->id( 'id' );

		self::assertFalse( $this->request( 'GET', "surveys/$id" )->at( 'settings.share_page.enabled' ) );
		self::assertSame( '', $this->request( 'GET', "surveys/$id" )->at( 'settings.share_page.slug' ) );
	}

	public function test_every_plan_has_pages(): void {
		$this->withPlan( Plan::LITE );
		$this->shared( array(), array( 'slug' => 'a' ) );

		self::assertSame( 200, $this->visit( 'a' )->status );
	}

	public function test_other_requests_load_nothing_of_it(): void {
		$entries = array_filter(
			array_merge( ...array_values( FeatureIndex::HOOKS ) ),
			static fn( array $entry ): bool => SurveyPageHooks::class === $entry[1]
				&& in_array( $entry[0], array( 'parse_request', 'template_redirect' ), true )
		);

		self::assertCount( 2, $entries );
		self::assertSame( array( '?userfeedback_survey' ), array_values( array_unique( array_column( $entries, 5 ) ) ) );
	}

	/** @param array<string, mixed> $page */
	private function save( Survey $survey, array $page ): RestAnswer {
		$settings = array( 'share_page' => $page + array( 'enabled' => true ) );
		return $this->request( 'POST', 'surveys', array( 'id' => $survey->id, 'title' => $survey->title, 'settings' => $settings ) );
	}

	/** @return array<mixed> */
	private static function rules(): array {
		$rules = get_option( 'rewrite_rules' );
		self::assertIsArray( $rules );
		return $rules;
	}

	private static function slugOf( Survey $survey ): string {
		$slug = $survey->settings->part( 'share_page' )['slug'];
		self::assertIsString( $slug );
		return $slug;
	}

	private function withPermalinks( string $structure ): void {
		self::rewrite()->set_permalink_structure( $structure );
	}
}
