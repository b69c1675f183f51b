<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Widget\Manifest;

use UserFeedback\Licensing\Plans\Addon;
use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Plugin;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Surveys\Storage\SurveyRepository;
use UserFeedback\Surveys\Storage\SurveyStatus;
use UserFeedback\Tests\Support\Cases\RestAnswer;
use UserFeedback\Tests\Support\Cases\RestTestCase;
use UserFeedback\Tests\Support\Made\Responding;

/** Surveys for some countries only, requested and answered from an address in the Netherlands. */
final class CountryTest extends RestTestCase {

	use Responding;

	private const IN_NL = '193.0.6.139';

	protected function setUp(): void {
		parent::setUp();
		$_SERVER['REMOTE_ADDR'] = self::IN_NL;
	}

	protected function tearDown(): void {
		$_SERVER['REMOTE_ADDR'] = '127.0.0.1';
		parent::tearDown();
	}

	public function test_returns_only_surveys_for_the_visitors_country(): void {
		$this->aSurvey();
		$ours = $this->aSurveyFor( 'BE', 'NL' );
		$this->aSurveyFor( 'DE' );

		self::assertSame( array( 'surveys' => array( $ours->id ) ), $this->asked()->body );
	}

	/**
	 * The builder's tester has the same cases. Guards against: a survey for selected countries, without any selected, appeared
	 * for everyone.
	 *
	 * @dataProvider shared
	 * @param array{target: string, countries: list<string>} $geo
	 */
	public function test_shows_a_survey_only_in_its_countries( array $geo, bool $shows ): void {
		$survey = $this->aSurvey( array( 'status' => 'draft', 'settings' => array( 'geo_targeting' => $geo ) ) );
		Plugin::get( SurveyRepository::class )->changeStatus( array( $survey ), SurveyStatus::PUBLISH );

		$manifest = $this->asVisitor()->request( 'GET', 'widget/manifest' );

		self::assertSame( $survey->id, $manifest->at( 'surveys.0.id' ) );
		$isForAll = false === $manifest->at( 'surveys.0.targeting.by_country' );
		self::assertSame( $shows, $isForAll || array( $survey->id ) === $this->asked()->at( 'surveys' ) );
	}

	/** @return iterable<string, array{array{target: string, countries: list<string>}, bool}> */
	public static function shared(): iterable {
		/** @var list<array{name: string, geo_targeting: array{target: string, countries: list<string>}, shows: bool}> $cases */
		$cases = json_decode( (string) file_get_contents( dirname( __DIR__, 4 ) . '/fixtures/rules/countries.json' ), true );
		foreach ( $cases as $case ) {
			yield $case['name'] => array( $case['geo_targeting'], $case['shows'] );
		}
	}

	public function test_the_reply_is_cached_privately_for_one_visit(): void {
		self::assertSame( 'private, max-age=1800', $this->asked()->headers['Cache-Control'] );
	}

	public function test_reveals_neither_the_countries_of_a_survey_nor_that_of_the_visitor(): void {
		$this->aSurveyFor( 'NL' );

		$manifest = $this->asVisitor()->request( 'GET', 'widget/manifest' );

		self::assertTrue( $manifest->at( 'surveys.0.targeting.by_country' ) );
		self::assertStringNotContainsString( '"NL"', (string) wp_json_encode( array( $manifest->body, $this->asked()->body ) ) );
	}

	/** @dataProvider nowhere */
	public function test_returns_no_surveys_by_country_when_the_country_is_unknown( string $address ): void {
		$this->aSurveyFor( 'NL' );
		$_SERVER['REMOTE_ADDR'] = $address;

		self::assertSame( array(), $this->asked()->at( 'surveys' ) );
	}

	/** @return iterable<string, array{string}> */
	public static function nowhere(): iterable {
		yield 'the machine itself' => array( '127.0.0.1' );
		yield 'a network of a house' => array( '192.168.1.2' );
		yield 'nothing' => array( '' );
	}

	/** @dataProvider without */
	public function test_does_not_detect_countries_without_the_add_on_or_its_plan( Plan $plan, Addon ...$active ): void {
		$survey = $this->aSurveyFor( 'NL' );
		$this->withPlan( $plan, ...$active );
		add_filter( 'userfeedback_survey_show_in_country', '__return_true' );

		self::assertSame( array(), $this->asked()->at( 'surveys' ) );
		self::assertSame( '', $this->storedCountry( $survey ) );
	}

	/** @return iterable<string, list<mixed>> */
	public static function without(): iterable {
		yield 'not active' => array( Plan::ELITE, Addon::TARGETING );
		yield 'not in the plan' => array( Plan::PRO, Addon::GEO_RESTRICTIONS );
		yield 'no license' => array( Plan::LITE, Addon::GEO_RESTRICTIONS );
	}

	public function test_stores_the_country_of_a_response_with_the_add_on(): void {
		self::assertSame( 'NL', $this->storedCountry( $this->aSurvey() ) );
	}

	/** The browser asks once a visit, on the first page. */
	public function test_returns_every_survey_for_the_country_however_many_newer_ones_exist(): void {
		$old = $this->aSurveyFor( 'NL' );
		for ( $newer = 0; $newer < 45; $newer++ ) {
			$this->aSurvey();
		}

		self::assertSame( array( $old->id ), $this->asked()->at( 'surveys' ) );
	}

	public function test_another_plugin_can_override_the_decision(): void {
		$ours   = $this->aSurveyFor( 'NL' );
		$theirs = $this->aSurveyFor( 'DE' );
		$this->aSurvey();
		$asked = array();
		add_filter(
			'userfeedback_survey_show_in_country',
			static function ( bool $show, int $id, string $country ) use ( &$asked ): bool {
				$asked[ $id ] = array( $show, $country );
				return ! $show;
			},
			10,
			3
		);

		self::assertSame( array( $theirs->id ), $this->asked()->at( 'surveys' ) );
		self::assertEqualsCanonicalizing( array( $ours->id => array( true, 'NL' ), $theirs->id => array( false, 'NL' ) ), $asked );
	}

	private function aSurveyFor( string ...$countries ): Survey {
		return $this->aSurvey(
			array( 'settings' => array( 'geo_targeting' => array( 'target' => 'select', 'countries' => $countries ) ) )
		);
	}

	private function asked( string $query = '' ): RestAnswer {
		$answer = $this->asVisitor()->request( 'GET', "widget/country$query" );
		$this->assertStatus( 200, $answer );
		return $answer;
	}

	private function storedCountry( Survey $survey ): string {
		$answer = $this->asVisitor()->request( 'POST', "surveys/$survey->id/responses", $this->submission( $survey, array( 'Yes' ) ) );
		$this->assertStatus( 201, $answer );
		return (string) Plugin::get( Db::class )->value(
			'SELECT country FROM {responses} WHERE survey_id = %d ORDER BY id DESC LIMIT 1',
			array( $survey->id )
		);
	}
}
