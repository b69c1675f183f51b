<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Licensing;

use UserFeedback\Licensing\Keys\ChangeLicense;
use UserFeedback\Licensing\Keys\CurrentLicense;
use UserFeedback\Licensing\Keys\CurrentLicensedEdition;
use UserFeedback\Licensing\Keys\LicenseStore;
use UserFeedback\Licensing\Plans\Addon;
use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Plugin;
use UserFeedback\Surveys\Live\LiveSurveys;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Tests\Support\Cases\RestTestCase;
use UserFeedback\Tests\Support\Made\Responding;
use UserFeedback\Widget\Manifest\CandidateSurveys;

/** An expired license pauses no live survey and hides no response. Nothing new can be set up with it. */
final class ExpiredLicenseTest extends RestTestCase {

	use Responding;

	private Survey $survey;

	protected function setUp(): void {
		parent::setUp();
		update_option( LicenseStore::OPTION, array() );
		$this->stopClockAt( '2026-11-21T12:00:00Z' );
		$key = $this->licenseKey( Plan::ELITE, expires: '2026-12-01T00:00:00Z', id: wp_generate_uuid4() );
		self::assertTrue( Plugin::get( ChangeLicense::class )->accept( $key, true )->isValid() );
		$this->survey = $this->aSurvey(
			array(
				'questions' => array(
					self::aQuestion( 'nps', array( 'settings' => array( 'required' => true ) ) ),
					self::aQuestion( 'text' ),
				),
				'settings'  => array(
					'targeting' => array(
						'devices'    => array( 'desktop', 'mobile' ),
						'pages'      => 'select',
						'page_rules' => array( array( 'logic' => 'page_url_contains', 'operator' => '&&', 'data' => 'price' ) ),
					),
					'behavior'  => array( 'timing' => 'delay', 'timing_delay' => 5 ),
				),
			)
		);
	}

	public function test_a_running_survey_keeps_working_with_all_its_features(): void {
		$before = $this->manifest();
		$this->runOut();

		self::assertSame( $before, $this->manifest() );
		$sent = $this->submission( $this->survey, array( 9, 'Good' ) );
		$this->assertStatus( 201, $this->request( 'POST', "surveys/{$this->survey->id}/responses", $sent ) );
	}

	public function test_required_questions_stay_required(): void {
		$this->runOut();

		$sent = $this->submission( $this->survey, array( null, 'Good' ) );
		$this->assertStatus( 400, $this->request( 'POST', "surveys/{$this->survey->id}/responses", $sent ) );
	}

	public function test_responses_stay_as_accessible_as_before(): void {
		$id = $this->respond( $this->survey, array( 9, 'Good' ), '2026-10-01T12:00:00Z' );
		$this->runOut();
		$this->asRoleWith( Permission::VIEW, Permission::DELETE );
		$path = "surveys/{$this->survey->id}";

		$results = $this->request( 'GET', "$path/results?from=2026-09-30&to=2026-10-02" );
		self::assertSame( 1, $results->at( 'question_stats.0.total_answers' ) );
		$this->assertStatus( 200, $this->request( 'GET', "$path/responses/$id" ) );
		$this->assertStatus( 200, $this->request( 'GET', "$path/responses?filter[status]=publish" ) );
		$this->assertStatus( 200, $this->request( 'POST', "$path/responses/trash", array( 'response_ids' => array( $id ) ) ) );
	}

	public function test_expired_features_cannot_be_set_up_again(): void {
		$draft = $this->aSurvey( array( 'status' => 'draft', 'questions' => array( self::aQuestion( 'nps' ) ) ) );
		$this->runOut();
		$this->asRoleWith( Permission::EDIT );

		$published = $this->request( 'POST', 'surveys/publish', array( 'survey_ids' => array( $draft->id ) ) );
		self::assertSame( array(), $published->at( 'updated' ) );
		self::assertSame( $draft->id, $published->at( 'skipped.0.id' ) );
		$saved = $this->request(
			'POST',
			'surveys',
			array( 'title' => 'New', 'status' => 'draft', 'questions' => array( self::aQuestion( 'nps' ), self::aQuestion( 'text' ) ) )
		);
		self::assertSame( array( 'text' ), array_column( (array) $saved->at( 'survey.questions' ), 'type' ) );
	}

	public function test_a_key_revoked_before_it_expired_unlocks_nothing(): void {
		$this->stored( array( 'said' => 'disabled' ) );
		$this->runOut();

		self::assertSame( Plan::LITE, Plugin::get( CurrentLicense::class )->lastingPlan() );
		self::assertSame( array( array(), 'no_question_types' ), array( $this->shown(), $this->lacks() ) );
	}

	/** @dataProvider lost */
	public function test_an_unreachable_service_restricts_no_more_than_an_expired_license_does( string $said, Plan $lasting ): void {
		$this->stored( array( 'said' => $said, 'failing_since' => strtotime( '2026-11-10T12:00:00Z' ) ) );
		$edition = Plugin::get( CurrentLicensedEdition::class );

		self::assertSame( Plan::LITE, $edition->get()->plan );
		self::assertSame( $lasting, $edition->lasting()->get()->plan );
	}

	/** @return array<string, array{string, Plan}> */
	public static function lost(): array {
		return array(
			'confirmed'       => array( 'valid', Plan::ELITE ),
			'never confirmed' => array( 'none', Plan::LITE ),
		);
	}

	public function test_an_inactive_addon_stays_off(): void {
		$this->runOut();
		Addon::QUESTION_TYPES->setActive( false );

		self::assertSame( array(), $this->shown() );
	}

	private function runOut(): void {
		$this->stopClockAt( '2026-12-01T00:00:01Z' );
		self::assertSame( Plan::LITE, Plugin::get( CurrentLicensedEdition::class )->get()->plan );
	}

	/** @param array<string, mixed> $changes */
	private function stored( array $changes ): void {
		update_option( LicenseStore::OPTION, $changes + (array) get_option( LicenseStore::OPTION ) );
	}

	/** @return mixed the survey as on a page, without times. */
	private function manifest(): mixed {
		$survey = $this->asVisitor()->request( 'GET', 'widget/manifest', array( 'url' => home_url( '/price/' ) ) )->at( 'surveys.0' );
		self::assertIsArray( $survey );
		unset( $survey['nonce'] );
		return $survey;
	}

	/** @return list<mixed> ids. */
	private function shown(): array {
		$surveys = $this->asVisitor()->request( 'GET', 'widget/manifest', array( 'url' => home_url( '/price/' ) ) )->at( 'surveys' );
		return is_array( $surveys ) ? array_values( array_column( $surveys, 'id' ) ) : array();
	}

	private function lacks(): string {
		return (
			new CandidateSurveys( Plugin::get( LiveSurveys::class ), Plugin::get( CurrentLicensedEdition::class ) )
		)->first()[0]->lacks;
	}
}
