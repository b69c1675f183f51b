<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Responses\Submit\Visits;

use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Plugin;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Tests\Support\Made\WholeSurvey;

/** Where visitors leave a survey, as its results show it. */
final class DropOffTest extends VisitTestCase {

	public function test_questions_are_in_the_order_of_the_survey_and_deleted_ones_last(): void {
		$survey  = $this->aSurvey( array( 'questions' => WholeSurvey::questions() ) );
		$deleted = '00000000-0000-4000-8000-00000000d001';
		$this->sum( $survey, $deleted, array( 'shown' => 2, 'answered' => 1, 'left_here' => 1, 't0' => 2 ) );
		$this->sum( $survey, WholeSurvey::CHECKBOX, array( 'shown' => 3, 'answered' => 1, 'skipped' => 2, 'passed' => 4, 't6' => 3 ) );
		$this->sum( $survey, '', array( 'shown' => 9, 'answered' => 5 ) );

		$answer = $this->dropOff( $survey );

		self::assertSame( array( 9, 5, 0 ), array( $answer->at( 'visits' ), $answer->at( 'finished' ), $answer->at( 'in_progress' ) ) );
		$ids = array_column( $survey->questions, 'id' );
		self::assertSame( array( ...$ids, $deleted ), $answer->column( 'questions', 'question_id' ) );
		self::assertSame(
			array(
				'question_id'    => WholeSurvey::CHECKBOX,
				'title'          => $survey->question( WholeSurvey::CHECKBOX )?->title,
				'type'           => 'checkbox',
				'is_current'     => true,
				'shown'          => 3,
				'answered'       => 1,
				'skipped'        => 2,
				'passed'         => 4,
				'left'           => 0,
				'median_seconds' => 10,
			),
			$answer->at( 'questions.' . array_search( WholeSurvey::CHECKBOX, $ids, true ) )
		);
		self::assertSame( array( 0, null ), array( $answer->at( 'questions.0.shown' ), $answer->at( 'questions.0.median_seconds' ) ) );
		$last = 'questions.' . count( $ids );
		self::assertSame( array( 2, null ), array( $answer->at( "$last.shown" ), $answer->at( "$last.title" ) ) );
		self::assertFalse( $answer->at( "$last.is_current" ) );
	}

	public function test_numbers_are_of_the_days_devices_and_languages_that_are_asked_for(): void {
		$survey = $this->recording();
		foreach ( array( '2026-11-01', '2026-11-02', '2026-11-03' ) as $day ) {
			$this->stopClockAt( "{$day}T10:00:00Z" );
			foreach ( array( 'mobile', 'desktop', '' ) as $device ) {
				foreach ( array( 'de', 'de-AT' ) as $language ) {
					$this->finish( $survey, array( 0 => 'answered' ), null, array( 'device' => $device, 'language' => $language ) );
				}
			}
		}

		self::assertSame( 18, $this->dropOff( $survey )->at( 'visits' ) );
		self::assertSame( 12, $this->dropOff( $survey, 'from=2026-11-01&to=2026-11-02' )->at( 'visits' ) );
		self::assertSame( 6, $this->dropOff( $survey, 'filter[device][]=mobile' )->at( 'visits' ) );
		self::assertSame( 12, $this->dropOff( $survey, 'filter[device][]=mobile&filter[device][]=desktop' )->at( 'visits' ) );
		self::assertSame( 9, $this->dropOff( $survey, 'filter[language][]=de-AT' )->at( 'visits' ) );
		self::assertSame( 1, $this->dropOff( $survey, 'from=2026-11-03&filter[device][]=mobile&filter[language][]=de' )->at( 'visits' ) );
		$this->assertInvalid( $this->dropOff( $survey, 'from=2026-11-03&to=2026-11-01' ), 'from' );
	}

	public function test_whole_months_and_the_days_around_them_add_up(): void {
		$survey = $this->recording();
		$days   = array(
			'2026-07-31',
			'2026-08-01',
			'2026-08-12',
			'2026-08-16',
			'2026-08-17',
			'2026-08-31',
			'2026-09-01',
			'2026-09-20',
			'2026-09-30',
			'2026-10-01',
			'2026-10-15',
			'2026-10-30',
			'2026-10-31',
		);
		foreach ( $days as $day ) {
			$this->stopClockAt( "{$day}T10:00:00Z" );
			$this->finish( $survey, array( 0 => 'answered' ) );
		}
		foreach ( $days as $from ) {
			foreach ( array_filter( $days, static fn( string $day ): bool => $day >= $from ) as $to ) {
				$within = array_filter( $days, static fn( string $day ): bool => $day >= $from && $day <= $to );
				$answer = $this->dropOff( $survey, "from=$from&to=$to" );
				self::assertSame( count( $within ), $answer->at( 'visits' ), "$from to $to" );
				self::assertSame( count( $within ), $answer->at( 'questions.0.answered' ), "$from to $to" );
			}
			$since = array_filter( $days, static fn( string $day ): bool => $day >= $from );
			self::assertSame( count( $since ), $this->dropOff( $survey, "from=$from" )->at( 'visits' ), "Since $from" );
		}
	}

	public function test_questions_that_only_other_days_of_a_month_had_are_not_listed(): void {
		$survey = $this->recording( 1 );
		$this->sum( $survey, '00000000-0000-4000-8000-00000000d001', array( 'shown' => 2, 'answered' => 2 ) );
		$this->sum( $survey, '', array( 'shown' => 2, 'answered' => 2 ) );
		$this->stopClockAt( '2026-12-01T10:00:00Z' );

		$answer = $this->dropOff( $survey, 'from=2026-11-02&to=2026-11-30' );
		self::assertSame( array( $survey->questions[0]->id ), $answer->column( 'questions', 'question_id' ) );
		self::assertSame( 0, $answer->at( 'visits' ) );
	}

	public function test_filters_need_an_edition_that_includes_them(): void {
		$survey = $this->aSurvey();
		$this->withPlan( Plan::LITE );

		$this->assertStatus( 200, $this->dropOff( $survey ) );
		$this->assertStatus( 403, $this->dropOff( $survey, 'filter[device][]=mobile' ) );
		$this->assertStatus( 403, $this->dropOff( $survey, 'from=2020-01-01' ) );
	}

	/** @param array<literal-string, int> $numbers */
	private function sum( Survey $survey, string $id, array $numbers ): void {
		$key = array( 'survey_id' => $survey->id, 'device' => '*', 'language' => '*', 'question_id' => $id, 'day' => '2026-11-01' );
		foreach ( array( 0, 1 ) as $isMonth ) {
			Plugin::get( Db::class )->insertRow( 'step_sums', $key + array( 'is_month' => $isMonth ) + $numbers );
		}
	}
}
