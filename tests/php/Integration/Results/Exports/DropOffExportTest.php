<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Results\Exports;

use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Plugin;
use UserFeedback\Results\Exports\Jobs\FindExportFile;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Tests\Support\Cases\ExportTestCase;

/** The table of where visitors leave as a file, and the results that offer it. */
final class DropOffExportTest extends ExportTestCase {

	private const HEADING = 'Question,Shown,Answers,Skipped,Left here,Percentage who left,Hidden by logic,Median time (seconds)';

	public function test_the_file_has_the_numbers_of_the_dates_devices_and_languages(): void {
		$survey          = $this->recorded();
		[ $file, $name ] = $this->download(
			$survey,
			array(
				'start'  => '2026-11-20',
				'end'    => '2026-11-21',
				'filter' => array(
					'device'   => array( 'mobile' ),
					'language' => array( 'de' ),
				),
			)
		);

		self::assertSame( array( self::HEADING, "'=1+1,3,2,0,1,33.3,3,4" ), $file );
		self::assertStringContainsString( '-drop-off-2026-11-20-to-2026-11-21-filtered-mobile-de.csv', $name );
	}

	public function test_a_deleted_question_and_a_long_median_are_named(): void {
		$survey = $this->recorded();
		$this->add( $survey, wp_generate_uuid4(), '2026-11-20', 'mobile', 'de', array( 9, 9, 0, 0, 0, 0, 9 ) );

		[ $file ] = $this->download( $survey, array() );

		self::assertSame( 'Deleted question,9,9,0,0,0,0,> 256', $file[2] );
	}

	/**
	 * @dataProvider unknownToVisits
	 * @param array<string, mixed> $body
	 */
	public function test_other_filters_and_statuses_are_refused( array $body, string $field ): void {
		$this->assertInvalid(
			$this->request( 'POST', "surveys/{$this->survey->id}/exports", $body + array( 'report' => 'drop_off' ) ),
			$field
		);
	}

	/** @return iterable<string, array{array<string, mixed>, string}> */
	public static function unknownToVisits(): iterable {
		yield 'a country' => array( array( 'filter' => array( 'country' => array( 'DE' ) ) ), 'filter' );
		yield 'the trash' => array( array( 'status' => 'trash' ), 'status' );
	}

	public function test_results_offer_the_numbers_if_the_survey_records_or_recorded_them(): void {
		$offers = fn( Survey $survey ): mixed => $this->request( 'GET', "surveys/$survey->id/results" )->at( 'drop_off' );

		self::assertFalse( $offers( $this->survey ) );
		self::assertTrue( $offers( $this->recorded() ) );

		$on = $this->aSurvey( array( 'settings' => array( 'behavior' => array( 'drop_off' => true ) ) ) );
		$this->asRoleWith( Permission::VIEW );
		self::assertTrue( $offers( $on ) );
		$this->withPlan( Plan::PLUS );
		self::assertFalse( $offers( $on ) );
	}

	/** Returns a survey that recorded visits of two days and devices, and no longer does. */
	private function recorded(): Survey {
		$survey = $this->aSurvey( array( 'questions' => array( self::aQuestion( 'text', array( 'title' => '=1+1' ) ) ) ) );
		$this->asRoleWith( Permission::VIEW );
		$asked = $survey->questions[0]->id;
		foreach ( array( '2026-11-20', '2026-11-21', '2026-11-22' ) as $index => $day ) {
			$this->add( $survey, $asked, $day, 'mobile', 'de', array( 1 + $index, 1, 0, 2 - $index, $index, 1 + $index, 0 ) );
			$this->add( $survey, $asked, $day, 'desktop', 'de', array( 8, 8, 0, 0, 0, 0, 8 ) );
			$this->add( $survey, $asked, $day, 'mobile', 'en', array( 8, 8, 0, 0, 0, 0, 8 ) );
		}
		return $survey;
	}

	/** @param array{int, int, int, int, int, int, int} $numbers shown, answered, skipped, passed, left, 4 seconds, and over 256. */
	private function add( Survey $survey, string $question, string $day, string $device, string $language, array $numbers ): void {
		$this->insert( $survey, $question, $day, $device, $language, $numbers );
		$this->insert( $survey, $question, $day, '*', '*', $numbers );
	}

	/** @param array{int, int, int, int, int, int, int} $numbers */
	private function insert( Survey $survey, string $question, string $day, string $device, string $language, array $numbers ): void {
		$month = substr( $day, 0, 8 ) . '01';
		Plugin::get( Db::class )->write(
			'INSERT INTO {step_sums}
					(survey_id, question_id, is_month, day, device, language, shown, answered, skipped, passed, left_here, t3, t15)
				VALUES (%d, %s, 0, %s, %s, %s, %d, %d, %d, %d, %d, %d, %d),
					(%d, %s, 1, %s, %s, %s, %d, %d, %d, %d, %d, %d, %d) ON DUPLICATE KEY UPDATE shown = shown + VALUES(shown),
					answered = answered + VALUES(answered), skipped = skipped + VALUES(skipped), passed = passed + VALUES(passed),
					left_here = left_here + VALUES(left_here), t3 = t3 + VALUES(t3), t15 = t15 + VALUES(t15)',
			array(
				...array( $survey->id, $question, $day, $device, $language, ...$numbers ),
				...array( $survey->id, $question, $month, $device, $language, ...$numbers ),
			)
		);
	}

	/**
	 * @param array<string, mixed> $query
	 * @return array{list<string>, string} its lines, and its name.
	 */
	private function download( Survey $survey, array $query ): array {
		[ $file, $name ] = Plugin::get( FindExportFile::class )->run(
			get_current_user_id(),
			$query + array( 'survey_id' => (string) $survey->id, 'report' => 'drop_off', 'format' => 'csv' )
		);
		return array( explode( "\r\n", trim( str_replace( "\xEF\xBB\xBF", '', (string) stream_get_contents( $file ) ) ) ), $name );
	}
}
