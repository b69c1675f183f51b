<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Results;

use PHPUnit\Framework\TestCase;
use UserFeedback\Platform\Rest\Problem\ValidationFailed;
use UserFeedback\Results\DayRange;
use UserFeedback\Results\Survey\Counts\DailyCounts;

final class DailyCountsTest extends TestCase {

	private const TODAY = '2026-11-21';

	public function test_days_without_a_response_are_points_of_zero(): void {
		$points = $this->counts( array( '2026-11-18' => 2, '2026-11-20' => 1 ) )->points( DayRange::all() );

		self::assertSame( array( '2026-11-18' => 2, '2026-11-19' => 0, '2026-11-20' => 1 ), array_column( $points, 'count', 'date' ) );
	}

	public function test_a_range_has_a_point_for_each_day_with_or_without_data(): void {
		$points = $this->counts( array() )->points( DayRange::between( '2026-10-24', '2026-10-27', self::TODAY ) );

		self::assertSame( array( '2026-10-24', '2026-10-25', '2026-10-26', '2026-10-27' ), array_column( $points, 'date' ) );
	}

	public function test_shows_only_the_latest_year_without_a_range(): void {
		$points = $this->counts( array( '2020-01-01' => 1, '2026-11-21' => 5 ) )->points( DayRange::all() );

		self::assertCount( 366, $points );
		self::assertSame( array( 'date' => '2026-11-21', 'count' => 5 ), end( $points ) );
	}

	public function test_a_survey_without_responses_has_no_points(): void {
		self::assertSame( array(), $this->counts( array() )->points( DayRange::all() ) );
	}

	public function test_a_range_includes_both_its_first_and_last_day(): void {
		$counts = $this->counts( array( '2026-11-09' => 1, '2026-11-10' => 2, '2026-11-12' => 4, '2026-11-13' => 8 ) );

		self::assertSame( 6, $counts->responses( DayRange::between( '2026-11-10', '2026-11-12', self::TODAY ) ) );
		self::assertSame( 14, $counts->responses( DayRange::between( '2026-11-10', null, self::TODAY ) ) );
		self::assertSame( 3, $counts->responses( DayRange::between( null, '2026-11-10', self::TODAY ) ) );
		self::assertSame( 15, $counts->responses( DayRange::all() ) );
	}

	public function test_counts_a_response_not_yet_in_the_tables_on_its_day(): void {
		$counts = $this->counts( array( '2026-11-20' => 1 ) )->plusResponses( '2026-11-21', 2 )->plusResponses( '2026-11-20', 1 );

		self::assertSame(
			array( '2026-11-20' => 2, '2026-11-21' => 2 ),
			array_column( $counts->points( DayRange::all() ), 'count', 'date' )
		);
	}

	/** @dataProvider impossible */
	public function test_rejects_an_impossible_range_and_names_the_field( ?string $from, ?string $to, string $rule ): void {
		try {
			DayRange::between( $from, $to, self::TODAY );
			self::fail( 'The range was taken.' );
		} catch ( ValidationFailed $problem ) {
			self::assertSame( array( 'from', $rule ), array( $problem->violations[0]->path, $problem->violations[0]->rule ) );
		}
	}

	/** @return iterable<string, array{?string, ?string, string}> */
	public static function impossible(): iterable {
		yield 'the wrong way round' => array( '2026-11-02', '2026-11-01', 'after_end' );
		yield 'from tomorrow' => array( '2026-11-22', null, 'after_end' );
		yield 'before there was anything' => array( '2004-12-31', '2026-11-01', 'too_early' );
	}

	public function test_a_range_that_ends_later_than_today_ends_today(): void {
		self::assertSame( self::TODAY, DayRange::between( '2026-11-01', '2027-01-01', self::TODAY )->to );
	}

	/** @param array<string, int> $responses by day. */
	private function counts( array $responses ): DailyCounts {
		return new DailyCounts(
			array_map(
				static fn( int $count ): array => array(
					'impressions' => 0,
					'starts'      => 0,
					'responses'   => $count,
				),
				$responses
			)
		);
	}
}
