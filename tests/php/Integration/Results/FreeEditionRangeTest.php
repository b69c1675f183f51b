<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Results;

use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Tests\Support\Cases\RestAnswer;
use UserFeedback\Tests\Support\Cases\RestTestCase;
use UserFeedback\Tests\Support\Made\Responding;

/** "Results range: 7 days" of the free edition, and the full range with a license. */
final class FreeEditionRangeTest extends RestTestCase {

	use Responding;

	protected function setUp(): void {
		parent::setUp();
		$this->stopClockAt( '2026-11-21T12:00:00Z' );
	}

	public function test_the_free_edition_shows_the_past_7_days_by_default(): void {
		$survey = $this->answered();

		self::assertSame( 3, $this->results( $survey )->at( 'range_responses_count' ) );
		$this->withPlan( Plan::LITE );
		$free = $this->results( $survey );
		self::assertSame( 1, $free->at( 'range_responses_count' ) );
		self::assertSame( 3, $free->at( 'responses_count' ), 'The cards count everything.' );
		self::assertSame( 1, $this->results( $survey, 'to=2026-11-21' )->at( 'range_responses_count' ) );
	}

	/** @dataProvider longer */
	public function test_ranges_over_7_days_need_a_plan( string $query ): void {
		$survey = $this->answered();
		$this->assertStatus( 200, $this->results( $survey, $query ) );

		$this->withPlan( Plan::LITE );
		$refused = $this->results( $survey, $query );
		$this->assertStatus( 403, $refused );
		self::assertSame( 'userfeedback_upgrade', $refused->at( 'code' ) );
		self::assertSame( array( 'feature' => 'long-ranges', 'plan' => 'pro' ), $refused->at( 'data.upgrade' ) );

		$this->assertStatus( 200, $this->withPlan( Plan::PLUS )->results( $survey, $query ) );
	}

	/** @return array<string, array{string}> */
	public static function longer(): array {
		return array(
			'8 days'                => array( 'from=2026-11-14&to=2026-11-21' ),
			'7 days of last month'  => array( 'from=2026-10-01&to=2026-10-07' ),
			'up to a day long past' => array( 'to=2026-11-14' ),
		);
	}

	public function test_ranges_within_the_past_7_days_are_free(): void {
		$survey = $this->answered();
		$this->withPlan( Plan::LITE );

		self::assertSame( 1, $this->results( $survey, 'from=2026-11-15' )->at( 'range_responses_count' ) );
		self::assertSame( 0, $this->results( $survey, 'from=2026-11-16&to=2026-11-21' )->at( 'range_responses_count' ) );
	}

	private function answered(): Survey {
		$survey = $this->aSurvey();
		foreach ( array( '2026-11-15', '2026-11-14', '2026-06-01' ) as $day ) {
			$this->respond( $survey, array( 'Yes' ), "{$day}T12:00:00Z" );
		}
		return $survey;
	}

	private function results( Survey $survey, string $query = '' ): RestAnswer {
		return $this->asRoleWith( Permission::VIEW )->request( 'GET', "surveys/{$survey->id}/results?$query" );
	}
}
