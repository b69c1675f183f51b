<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Widget\Manifest;

use UserFeedback\Licensing\Keys\CurrentLicensedEdition;
use UserFeedback\Licensing\Plans\Addon;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Plugin;
use UserFeedback\Surveys\Live\LiveSurveys;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Tests\Support\Cases\RestTestCase;
use UserFeedback\Tests\Support\Code\SentQueries;
use UserFeedback\Tests\Support\Made\Responding;
use UserFeedback\Widget\Manifest\CandidateSurvey;
use UserFeedback\Widget\Manifest\CandidateSurveys;
use UserFeedback\Widget\Manifest\PageContext;
use WP_Query;
use WP_Rewrite;

/** A page has every survey that can show on it, however many are live. */
final class CompetingSurveysTest extends RestTestCase {

	use Responding;

	private int $page = 0;

	protected function setUp(): void {
		parent::setUp();
		Plugin::get( Db::class )->write( 'DELETE FROM {surveys}' );
		$this->stopClockAt( '2026-11-21T10:00:00Z' );
		$this->page = $this->aPost( array( 'post_type' => 'page' ) );
	}

	protected function tearDown(): void {
		$GLOBALS['wp_query']    = new WP_Query();
		$_SERVER['REQUEST_URI'] = '/';
		parent::tearDown();
	}

	/** @dataProvider elsewhere */
	public function test_shows_the_oldest_of_many_surveys_on_its_page_with_one_query( string $logic ): void {
		$this->visit( $this->page, '/prices/' );
		$data  = array(
			'page_or_post_is'   => array( self::choice( $this->page ), self::choice( 999999 ) ),
			'page_url_is'       => array( 'http://' . $this->host() . '/prices/', 'http://' . $this->host() . '/else/' ),
			'page_url_contains' => array( 'prices', 'nowhere' ),
			'post_type_is'      => array( self::choice( 'page' ), self::choice( 'post' ) ),
			'user_logged_in'    => array( self::choice( 'logged_out' ), self::choice( 'logged_in' ) ),
		)[ $logic ];
		$meant = $this->aSurveyFor( array( array( 'logic' => $logic, 'operator' => '&&', 'data' => $data[0] ) ) );
		for ( $i = 0; $i < 60; ++$i ) {
			$this->aSurveyFor( array( array( 'logic' => $logic, 'operator' => '&&', 'data' => $data[1] ) ) );
		}
		$queries = new SentQueries();
		$queries->listen();

		$shown = $this->onPage();

		self::assertContains( $meant->id, $shown );
		self::assertCount( 'page_url_contains' === $logic ? CandidateSurveys::MOST : 1, $shown );
		self::assertCount( 1, $queries->ours() );
	}

	/** @return iterable<string, array{string}> */
	public static function elsewhere(): iterable {
		foreach ( array( 'page_or_post_is', 'page_url_is', 'page_url_contains', 'post_type_is', 'user_logged_in' ) as $logic ) {
			yield $logic => array( $logic );
		}
	}

	public function test_surveys_that_only_pass_the_first_check_do_not_displace_others(): void {
		$this->visit( $this->page, '/prices/' );
		$meant = $this->aSurvey();
		for ( $i = 0; $i < 60; ++$i ) {
			$this->aSurveyFor(
				array( array( 'logic' => 'page_or_post_is_not', 'operator' => '&&', 'data' => self::choice( $this->page ) ) )
			);
		}

		self::assertSame( array( $meant->id ), $this->onPage() );
	}

	/** Guards against: an owner's survey order that the list shows but pages don't follow. */
	public function test_pages_the_tester_and_the_panel_follow_the_order_the_owner_set(): void {
		[ $old, , $new ] = array( $this->aSurvey(), $this->aSurvey(), $this->aSurvey() );
		self::assertSame( $new->id, $this->onPage()[0] );
		$this->asRoleWith( Permission::EDIT );

		$this->assertStatus( 200, $this->request( 'POST', "surveys/$old->id/move", array( 'to' => 'top', 'place' => 3 ) ) );

		self::assertSame( $old->id, $this->onPage()[0] );
		$live = $this->request( 'GET', 'tester/live' );
		self::assertSame( $old->id, $live->at( 'surveys.0.id' ) );
		self::assertSame( array(), $this->request( 'GET', 'tester/live', array( 'survey' => $old->id ) )->at( 'surveys' ) );
		self::assertCount( 2, $this->request( 'GET', 'tester/page', array( 'survey' => $this->onPage()[2] ) )->items( 'others' ) );
		self::assertSame(
			array( $old->id ),
			array_slice( $this->request( 'GET', 'tester/page', array( 'survey' => $new->id ) )->column( 'others', 'id' ), 0 )
		);
	}

	public function test_the_newest_twenty_surveys_for_every_page_compete(): void {
		$this->visit( $this->page, '/' );
		$ids = array_map( fn(): int => $this->aSurvey()->id, range( 1, 25 ) );

		self::assertSame( array_reverse( array_slice( $ids, 5 ) ), $this->onPage() );
	}

	public function test_a_survey_hidden_from_everyone_takes_no_place(): void {
		$this->visit( $this->page, '/' );
		$meant = $this->aSurvey();
		for ( $i = 0; $i < 45; ++$i ) {
			$this->aSurvey( array( 'questions' => array( self::aQuestion( 'nps' ) ) ) );
		}
		Addon::QUESTION_TYPES->setActive( false );

		self::assertSame( array( $meant->id ), $this->onPage() );
	}

	public function test_an_expired_survey_takes_no_place(): void {
		$this->visit( $this->page, '/' );
		$meant = $this->aSurvey();
		$this->aSurvey(
			array( 'settings' => array( 'behavior' => array( 'run_time' => 'expire', 'expire_at' => array( 'month' => 12, 'day' => 1 ) ) ) )
		);
		$this->stopClockAt( '2026-12-05T10:00:00Z' );

		self::assertSame( array( $meant->id ), $this->onPage() );
	}

	public function test_scheduled_surveys_take_no_place(): void {
		$this->visit( $this->page, '/' );
		$meant = $this->aSurvey();
		for ( $i = 0; $i < 45; ++$i ) {
			$this->aSurvey( array( 'publish_at' => '2027-01-01T00:00:00Z' ) );
		}
		$queries = new SentQueries();
		$queries->listen();

		self::assertSame( array( $meant->id ), $this->onPage() );
		self::assertCount( 1, $queries->ours() );
	}

	/** A page cache keeps one page for addresses that differ only in advertising parameters. */
	public function test_includes_a_survey_for_a_query_word_when_the_page_was_requested_without_it(): void {
		$this->visit( $this->page, '/prices/' );
		$survey = $this->aSurveyFor( array( array( 'logic' => 'page_url_contains', 'operator' => '&&', 'data' => 'utm_source=letter' ) ) );

		self::assertSame( array( $survey->id ), $this->onPage() );
	}

	public function test_a_row_not_saved_since_the_update_is_a_candidate_by_its_rules(): void {
		$this->visit( $this->page, '/prices/' );
		$meant = $this->aSurveyFor(
			array( array( 'logic' => 'page_or_post_is', 'operator' => '&&', 'data' => self::choice( $this->page ) ) )
		);
		$this->aSurveyFor( array( array( 'logic' => 'page_or_post_is', 'operator' => '&&', 'data' => self::choice( 999999 ) ) ) );
		Plugin::get( Db::class )->write( "UPDATE {surveys} SET page_keys = NULL, page_part = ''" );

		self::assertSame( array( $meant->id ), $this->onPage() );
	}

	public function test_visitors_do_not_get_the_text_or_token_of_a_survey_for_a_role(): void {
		$this->visit( $this->page, '/' );
		$staff = $this->aSurveyFor(
			array( array( 'logic' => 'user_role', 'operator' => '&&', 'data' => self::choice( 'administrator' ) ) )
		);
		$them  = $this->aSurveyFor(
			array( array( 'logic' => 'user_logged_in', 'operator' => '&&', 'data' => self::choice( 'logged_in' ) ) )
		);
		$else  = $this->aSurveyFor(
			array(
				array( 'logic' => 'user_role', 'operator' => '&&', 'data' => self::choice( 'administrator' ) ),
				array( 'logic' => 'page_type', 'operator' => '||', 'data' => self::choice( 'page' ) ),
			)
		);

		self::assertSame( array( $else->id ), $this->onPage() );
		self::assertSame( array(), array_intersect( array( $staff->id, $them->id ), $this->onPage( array( $staff->id, $them->id ) ) ) );
		self::assertSame( array( $else->id ), $this->manifest( array( 'inline' => array( $staff->id, $them->id ) ) ) );
		self::assertSame( array( $else->id, $them->id ), $this->onPage( array(), array( 'subscriber' ) ) );
		self::assertSame( array( $else->id, $them->id, $staff->id ), $this->onPage( array(), array( 'administrator' ) ) );
		self::assertSame(
			array( $else->id ),
			$this->asMember( 'administrator' )->manifest( array() ),
			'Answers of REST are cached for everybody.'
		);
	}

	public function test_the_manifest_for_an_address_is_that_of_the_page_at_that_address(): void {
		$this->withPrettyLinks();
		$post  = $this->aPost( array( 'post_name' => 'about-tea' ) );
		$here  = $this->aSurveyFor( array( array( 'logic' => 'page_or_post_is', 'operator' => '&&', 'data' => self::choice( $post ) ) ) );
		$type  = $this->aSurveyFor( array( array( 'logic' => 'post_type_is_not', 'operator' => '&&', 'data' => self::choice( 'post' ) ) ) );
		$there = $this->aSurveyFor( array( array( 'logic' => 'page_url_is', 'operator' => '&&', 'data' => home_url( '/else/' ) ) ) );
		$url   = (string) get_permalink( $post );

		self::assertSame( array( $here->id ), $this->manifest( array( 'url' => $url ) ) );
		self::assertSame( array( $here->id ), $this->manifest( array( 'url' => "$url?utm_source=x" ) ) );
		self::assertSame(
			array( $there->id, $type->id, $here->id ),
			$this->manifest( array( 'url' => home_url( '/else/' ) ) ),
			'Of what stands there nothing is known.'
		);
		self::assertSame( array( $here->id ), $this->manifest( array( 'url' => $url, 'page' => $post ) ) );
		self::assertSame( $post, $this->request( 'GET', 'widget/manifest', array( 'url' => $url ) )->at( 'page.id' ) );
	}

	public function test_a_manifest_for_the_front_page_recognizes_it_as_the_front_page(): void {
		$survey = $this->aSurveyFor( array( array( 'logic' => 'page_type', 'operator' => '&&', 'data' => self::choice( 'front_page' ) ) ) );
		$posts  = $this->aPost( array( 'post_type' => 'page' ) );

		self::assertSame( array( $survey->id ), $this->manifest( array( 'url' => home_url( '/' ) ) ) );
		update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', $this->page );
		update_option( 'page_for_posts', $posts );
		self::assertSame( array( $survey->id ), $this->manifest( array( 'url' => home_url( '/' ) ) ) );
		self::assertSame( array( $survey->id ), $this->manifest( array( 'page' => $this->page ) ) );
		self::assertSame( array(), $this->manifest( array( 'page' => $posts ) ) );
	}

	/** @dataProvider foreign */
	public function test_rejects_addresses_of_other_sites( string $url ): void {
		$answer = $this->request( 'GET', 'widget/manifest', array( 'url' => $url ) );

		$this->assertStatus( 400, $answer );
		self::assertSame( array( 'url' ), array_keys( (array) $answer->at( 'data.params' ) ) );
	}

	/** @return iterable<string, array{string}> */
	public static function foreign(): iterable {
		yield 'another host' => array( 'https://example.com/' );
		yield 'a host in front' => array( 'http://127.0.0.1.example.com/' );
		yield 'who asks' => array( 'https://127.0.0.1@example.com/' );
		yield 'no address' => array( 'prices' );
		yield 'a script' => array( 'javascript:alert(1)' );
	}

	public function test_survey_editors_also_get_the_newest_surveys_that_are_not_shown_here(): void {
		$this->visit( $this->page, '/prices/' );
		$elsewhere = $this->aSurveyFor(
			array( array( 'logic' => 'page_or_post_is', 'operator' => '&&', 'data' => self::choice( 999999 ) ) )
		);

		self::assertSame( array(), $this->onPage() );
		$this->asRoleWith( Permission::EDIT );
		self::assertSame( array( $elsewhere->id ), $this->onPage( array(), array(), true ) );
	}

	/**
	 * @param list<int>         $placed
	 * @param list<string>|null $roles
	 * @return list<int>
	 */
	private function onPage( array $placed = array(), ?array $roles = null, bool $alsoOthers = false ): array {
		$candidates = new CandidateSurveys( Plugin::get( LiveSurveys::class ), Plugin::get( CurrentLicensedEdition::class ) );
		return array_map(
			static fn( CandidateSurvey $candidate ): int => $candidate->survey->id,
			$candidates->with( PageContext::current(), $placed, $roles, $alsoOthers )
		);
	}

	/**
	 * @param array<string, mixed> $query
	 * @return list<int>
	 */
	private function manifest( array $query ): array {
		$answer = $this->request( 'GET', 'widget/manifest', $query );
		$this->assertStatus( 200, $answer );
		$surveys = $answer->at( 'surveys' );
		/** @var list<int> $ids the contract gives its shape. */
		$ids = is_array( $surveys ) ? array_column( $surveys, 'id' ) : array();
		return $ids;
	}

	/** @param list<array<string, mixed>> $rules */
	private function aSurveyFor( array $rules ): Survey {
		return $this->aSurvey( array( 'settings' => array( 'targeting' => array( 'pages' => 'select', 'page_rules' => $rules ) ) ) );
	}

	/** @return list<array{id: int|string, label: string}> */
	private static function choice( int|string $id ): array {
		return array( array( 'id' => $id, 'label' => "Choice $id" ) );
	}

	/**
	 * @param array{
	 *     post_type?: string,
	 *     post_name?: string,
	 *     post_parent?: int,
	 *     post_category?: list<int>,
	 *     post_content?: string,
	 *     post_title?: string,
	 *     post_status?: string,
	 * } $more
	 */
	private function aPost( array $more ): int {
		$id = wp_insert_post( $more + array( 'post_title' => 'A page', 'post_status' => 'publish' ) );
		self::assertIsInt( $id );
		return $id;
	}

	private function visit( int $page, string $path ): void {
		$GLOBALS['wp_query']    = new WP_Query( array( 'page_id' => $page ) );
		$_SERVER['REQUEST_URI'] = $path;
	}

	private function host(): string {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- A test's own.
		return is_string( $_SERVER['HTTP_HOST'] ?? null ) ? $_SERVER['HTTP_HOST'] : '';
	}

	private function withPrettyLinks(): void {
		/** @var WP_Rewrite $rewrite */
		$rewrite = $GLOBALS['wp_rewrite'];
		$rewrite->set_permalink_structure( '/%postname%/' );
		$rewrite->flush_rules( false );
	}
}
