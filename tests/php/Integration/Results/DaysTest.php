<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Results;

use UserFeedback\Platform\Notices\InboxMessage;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Plugin;
use UserFeedback\Responses\Counting\Recount\MoveResponseDays;
use UserFeedback\Responses\Counting\Recount\RecountSurvey;
use UserFeedback\Responses\Counting\Recount\TimezoneNotice;
use UserFeedback\Responses\Counting\ResponseProcessor;
use UserFeedback\Responses\Storage\ResponseStatus;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Tests\Support\Cases\RestAnswer;
use UserFeedback\Tests\Support\Cases\RestTestCase;
use UserFeedback\Tests\Support\Made\Responding;

/** A day is a day in the site's time zone, also on the two days a year that have 23 or 25 hours. */
final class DaysTest extends RestTestCase {

	use Responding;

	/**
	 * @dataProvider nights
	 * @param array<string, int> $moments number of responses by time.
	 * @param array<string, int> $days
	 */
	public function test_a_response_counts_on_its_day_in_the_time_zone_of_the_site(
		string $zone,
		string $now,
		array $moments,
		array $days
	): void {
		$this->siteIsIn( $zone );
		$this->stopClockAt( $now );
		$survey = $this->aSurvey(
			array(
				'questions' => array( self::aQuestion( 'nps', array( 'settings' => array( 'comment_box' => true ) ) ) ),
				'type'      => 'nps',
			)
		);
		foreach ( $moments as $moment => $count ) {
			for ( $i = 0; $i < $count; ++$i ) {
				$this->respond( $survey, array( array( 'with', 9, $moment ) ), $moment );
			}
		}

		foreach ( array( 'waiting', 'counted' ) as $state ) {
			$all = $this->results( $survey );
			self::assertSame( $days, self::answeredDays( $all->column( 'data_points', 'count', 'date' ) ), $state );
			self::assertSame( array_keys( $days ), array_column( $all->items( 'nps_series' ), 'date' ), $state );
			self::assertSame(
				$days,
				self::answeredDays(
					$this->summary( array_key_first( $days ), array_key_last( $days ) )->column( 'data_points', 'count', 'date' )
				),
				$state
			);
			foreach ( $days as $day => $count ) {
				$thatDay = $this->results( $survey, $day, $day );
				self::assertSame(
					array( $count, $count ),
					array( $thatDay->at( 'range_responses_count' ), $thatDay->at( 'nps_overview.total' ) ),
					"$day, $state"
				);
				self::assertSame( $count, $this->texts( $survey, $day, $day )->at( 'pagination.total' ), "$day, $state" );
				self::assertCount( $count, $this->texts( $survey, $day, $day )->items( 'items' ), "$day, $state" );
			}
			Plugin::get( ResponseProcessor::class )->run();
		}
	}

	/** @return iterable<string, array{string, string, array<string, int>, array<string, int>}> */
	public static function nights(): iterable {
		yield 'New York, the night with 23 hours' => array(
			'America/New_York',
			'2026-03-09T12:00:00Z',
			array(
				'2026-03-08T04:59:59Z' => 1,
				'2026-03-08T05:00:00Z' => 2,
				'2026-03-08T06:59:59Z' => 1,
				'2026-03-08T07:00:00Z' => 1,
				'2026-03-09T03:59:59Z' => 1,
				'2026-03-09T04:00:00Z' => 3,
			),
			array( '2026-03-07' => 1, '2026-03-08' => 5, '2026-03-09' => 3 ),
		);
		yield 'New York, the night with 25 hours' => array(
			'America/New_York',
			'2026-11-02T12:00:00Z',
			array(
				'2026-11-01T03:59:59Z' => 1,
				'2026-11-01T04:00:00Z' => 2,
				'2026-11-01T05:30:00Z' => 1,
				'2026-11-01T06:30:00Z' => 1,
				'2026-11-02T04:59:59Z' => 1,
				'2026-11-02T05:00:00Z' => 3,
			),
			array( '2026-10-31' => 1, '2026-11-01' => 5, '2026-11-02' => 3 ),
		);
		yield 'Berlin, the night with 23 hours' => array(
			'Europe/Berlin',
			'2026-03-30T12:00:00Z',
			array(
				'2026-03-28T22:59:59Z' => 1,
				'2026-03-28T23:00:00Z' => 2,
				'2026-03-29T01:00:00Z' => 1,
				'2026-03-29T21:59:59Z' => 1,
				'2026-03-29T22:00:00Z' => 3,
			),
			array( '2026-03-28' => 1, '2026-03-29' => 4, '2026-03-30' => 3 ),
		);
		yield 'Berlin, the night with 25 hours' => array(
			'Europe/Berlin',
			'2026-10-26T12:00:00Z',
			array(
				'2026-10-24T21:59:59Z' => 1,
				'2026-10-24T22:00:00Z' => 2,
				'2026-10-25T00:30:00Z' => 1,
				'2026-10-25T01:30:00Z' => 1,
				'2026-10-25T22:59:59Z' => 1,
				'2026-10-25T23:00:00Z' => 3,
			),
			array( '2026-10-24' => 1, '2026-10-25' => 5, '2026-10-26' => 3 ),
		);
		yield 'India, half an hour beside the others' => array(
			'Asia/Kolkata',
			'2026-11-21T12:00:00Z',
			array( '2026-11-20T18:29:59Z' => 1, '2026-11-20T18:30:00Z' => 2 ),
			array( '2026-11-20' => 1, '2026-11-21' => 2 ),
		);
		yield 'Kiritimati, where it is tomorrow' => array(
			'Pacific/Kiritimati',
			'2026-11-20T12:00:00Z',
			array( '2026-11-20T09:59:59Z' => 1, '2026-11-20T10:00:00Z' => 2 ),
			array( '2026-11-20' => 1, '2026-11-21' => 2 ),
		);
		yield 'a manual offset west' => array(
			'-9.5',
			'2026-11-21T12:00:00Z',
			array( '2026-11-21T09:29:59Z' => 1, '2026-11-21T09:30:00Z' => 2 ),
			array( '2026-11-20' => 1, '2026-11-21' => 2 ),
		);
		yield 'a manual offset east' => array(
			'5.75',
			'2026-11-21T12:00:00Z',
			array( '2026-11-20T18:14:59Z' => 1, '2026-11-20T18:15:00Z' => 2 ),
			array( '2026-11-20' => 1, '2026-11-21' => 2 ),
		);
	}

	/** @dataProvider moments */
	public function test_the_past_7_days_include_today_and_follow_the_time_zone_of_the_site(
		string $zone,
		string $now,
		string $today,
		string $first
	): void {
		$this->siteIsIn( $zone );
		$this->stopClockAt( $now );
		$survey = $this->aSurvey();
		$this->respond( $survey, array( 'Yes' ) );

		self::assertSame( array( $today => 1 ), self::answeredDays( $this->summary()->column( 'data_points', 'count', 'date' ) ) );
		self::assertSame( 1, $this->results( $survey )->at( 'responses_count_7_days' ) );
		$week = array_keys( $this->summary()->column( 'data_points', 'count', 'date' ) );
		self::assertSame( array( $first, $today, 7 ), array( $week[0] ?? null, end( $week ), count( $week ) ) );
	}

	/** @return iterable<string, array{string, string, string, string}> */
	public static function moments(): iterable {
		yield 'New York, late on the day that has 25 hours' => array(
			'America/New_York',
			'2026-11-02T04:30:00Z',
			'2026-11-01',
			'2026-10-26',
		);
		yield 'New York, early in the night that has 23' => array( 'America/New_York', '2026-03-08T05:10:00Z', '2026-03-08', '2026-03-02' );
		yield 'Berlin, the hour that comes twice' => array( 'Europe/Berlin', '2026-10-25T01:10:00Z', '2026-10-25', '2026-10-19' );
		yield 'Berlin, a week with the short night in it' => array( 'Europe/Berlin', '2026-03-31T22:30:00Z', '2026-04-01', '2026-03-26' );
		yield 'India just after midnight' => array( 'Asia/Kolkata', '2026-11-20T18:31:00Z', '2026-11-21', '2026-11-15' );
		yield 'Kiritimati' => array( 'Pacific/Kiritimati', '2026-12-31T10:00:00Z', '2027-01-01', '2026-12-26' );
		yield 'a manual offset' => array( '-9.5', '2027-01-01T09:00:00Z', '2026-12-31', '2026-12-25' );
	}

	public function test_counted_responses_stay_on_their_day_after_a_change_of_the_time_zone(): void {
		$this->siteIsIn( 'Pacific/Kiritimati' );
		$this->stopClockAt( '2026-11-21T05:00:00Z' );
		$survey = $this->aSurvey( array( 'questions' => array( self::aQuestion( 'text' ) ) ) );
		$this->respond( $survey, array( 'counted before' ), '2026-11-20T11:00:00Z' ); // The 21st there.
		Plugin::get( ResponseProcessor::class )->run();
		$this->respond( $survey, array( 'waiting then' ), '2026-11-20T12:00:00Z' ); // The 21st as well.

		$this->siteIsIn( 'America/New_York' );
		$this->respond( $survey, array( 'later' ), '2026-11-20T13:00:00Z' ); // The 20th here.

		foreach ( array( 'waiting', 'counted' ) as $state ) {
			self::assertSame(
				array( '2026-11-20' => 1, '2026-11-21' => 2 ),
				self::answeredDays( $this->results( $survey )->column( 'data_points', 'count', 'date' ) ),
				$state
			);
			self::assertSame(
				array( 'waiting then', 'counted before' ),
				$this->texts( $survey, '2026-11-21', '2026-11-21' )->column( 'items', 'value' ),
				$state
			);
			self::assertSame(
				array( 'waiting then', 'counted before', 'later' ),
				$this->texts( $survey )->column( 'items', 'value' ),
				"$state: by day, then by time."
			);
			Plugin::get( ResponseProcessor::class )->run();
		}
		self::assertSame( 0, Plugin::get( RecountSurvey::class )->survey( $survey->id ) );
	}

	/** Guards against: after a time zone change, the chart and the file showed different days without a notice. */
	public function test_an_owner_can_recount_the_days_after_a_change_of_the_time_zone(): void {
		$this->siteIsIn( 'UTC' );
		$this->stopClockAt( '2026-11-21T05:00:00Z' );
		$survey = $this->aSurvey( array( 'questions' => array( self::aQuestion( 'text' ) ) ) );
		$this->respond( $survey, array( 'night' ), '2026-11-20T02:00:00Z' ); // The 19th in New York.
		$this->respond( $survey, array( 'day' ), '2026-11-20T18:00:00Z' );
		$this->respond( $survey, array( 'thrown away' ), '2026-11-18T02:00:00Z', ResponseStatus::TRASH );
		Plugin::get( ResponseProcessor::class )->run();
		$this->respond( $survey, array( 'waiting' ), '2026-11-20T03:00:00Z' ); // The 19th as well.
		$this->asRoleWith( Permission::VIEW, Permission::SETTINGS );
		self::assertSame( array(), $this->zoneNotices(), 'Nothing has changed.' );

		update_option( 'timezone_string', 'America/New_York' );
		self::assertCount( 1, $this->zoneNotices() );
		$told = (string) wp_json_encode( $this->zoneNotices()[0]->toArray(), JSON_UNESCAPED_SLASHES );
		self::assertStringContainsString( 'America/New_York', $told );
		$move = Plugin::get( MoveResponseDays::class );
		self::assertTrue( $move->moveAll( 10.0 ), 'A recount was not requested yet.' );
		$days = fn(): array => self::answeredDays( $this->results( $survey )->column( 'data_points', 'count', 'date' ) );
		self::assertSame( array( '2026-11-20' => 3 ), $days() );

		$move->begin();
		while ( ! $move->moveAll( 0.0 ) ) {
			self::assertSame( array(), $this->zoneNotices() );
		}

		foreach ( array( 'waiting', 'counted' ) as $state ) {
			self::assertSame( array( '2026-11-19' => 2, '2026-11-20' => 1 ), $days(), $state );
			$texts = $this->texts( $survey, '2026-11-19', '2026-11-19' )->column( 'items', 'value' );
			self::assertSame( array( 'waiting', 'night' ), $texts, $state );
			self::assertSame( 0, Plugin::get( RecountSurvey::class )->survey( $survey->id ), $state );
			Plugin::get( ResponseProcessor::class )->run();
		}
		self::assertSame( array(), $this->zoneNotices() );
	}

	/** @return list<InboxMessage> */
	private function zoneNotices(): array {
		return Plugin::get( TimezoneNotice::class )->messages();
	}

	public function test_a_time_has_the_utc_offset_of_the_site_at_that_time(): void {
		$this->siteIsIn( 'Europe/Berlin' );
		$this->stopClockAt( '2026-11-21T12:00:00Z' );
		$survey = $this->aSurvey( array( 'questions' => array( self::aQuestion( 'text' ) ) ) );
		$this->respond( $survey, array( 'first' ), '2026-10-25T00:30:00Z' );
		$this->respond( $survey, array( 'second' ), '2026-10-25T01:30:00Z' );

		self::assertSame(
			array( '2026-10-25T02:30:00+01:00', '2026-10-25T02:30:00+02:00' ),
			$this->texts( $survey )->column( 'items', 'date' )
		);
	}

	/** Sets a zone by name, or as hours from UTC, as the owner may have entered them. */
	private function siteIsIn( string $zone ): void {
		update_option( 'timezone_string', is_numeric( $zone ) ? '' : $zone );
		update_option( 'gmt_offset', is_numeric( $zone ) ? $zone : '' );
	}

	private function results( Survey $survey, ?string $from = null, ?string $to = null ): RestAnswer {
		return $this->asked( "surveys/$survey->id/results", array( 'from' => $from, 'to' => $to ) );
	}

	private function texts( Survey $survey, ?string $from = null, ?string $to = null ): RestAnswer {
		return $this->asked( "surveys/$survey->id/questions/{$survey->questions[0]->id}/answers", array( 'from' => $from, 'to' => $to ) );
	}

	private function summary( ?string $from = null, ?string $to = null ): RestAnswer {
		return $this->asked( 'results-summary', array( 'start_date' => $from, 'end_date' => $to ) );
	}

	/** @param array<string, string|null> $query */
	private function asked( string $path, array $query ): RestAnswer {
		$answer = $this->asRoleWith( Permission::VIEW )->request(
			'GET',
			$path,
			array_filter( $query, static fn( ?string $day ): bool => null !== $day )
		);
		$this->assertStatus( 200, $answer );
		return $answer;
	}

	/**
	 * @param array<array-key, mixed> $days
	 * @return array<array-key, mixed>
	 */
	private static function answeredDays( array $days ): array {
		return array_filter( $days, static fn( mixed $count ): bool => 0 !== $count );
	}
}
