<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Surveys\Live;

use DateTimeImmutable;
use PHPUnit\Framework\TestCase;
use UserFeedback\Surveys\Live\SurveyExpiry;
use UserFeedback\Surveys\Settings\SurveySettings;
use UserFeedback\Surveys\Settings\ThankYou;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Surveys\Storage\SurveyStatus;
use UserFeedback\Widget\Manifest\WidgetRulesMapper;

final class SurveyExpiryTest extends TestCase {

	private const SPRING = array(
		'run_time'  => 'expire',
		'expire_at' => array(
			'month' => 3,
			'day'   => 14,
		),
	);

	/**
	 * @dataProvider days
	 * @param array<string, mixed> $behavior
	 */
	public function test_a_survey_is_over_2_days_after_its_last_day( array $behavior, string $today, string $before, bool $isOver ): void {
		self::assertSame( $isOver, SurveyExpiry::isOver( $behavior, $today, $before ) );
	}

	/** @return array<string, array{array<string, mixed>, string, string, bool}> */
	public static function days(): array {
		return array(
			'the day before'                        => array( self::SPRING, '2026-03-13', '2026-03-11', false ),
			'the day, when browsers stop'           => array( self::SPRING, '2026-03-14', '2026-03-12', false ),
			'the last day of grace'                 => array( self::SPRING, '2026-03-15', '2026-03-13', false ),
			'after it'                              => array( self::SPRING, '2026-03-16', '2026-03-14', true ),
			'months later'                          => array( self::SPRING, '2026-12-31', '2026-12-29', true ),
			'the next year, in which it runs again' => array( self::SPRING, '2027-01-01', '2026-12-30', false ),
			'one that has no end'                   => array(
				array( 'run_time' => 'indefinitely' ) + self::SPRING,
				'2026-12-31',
				'2026-12-29',
				false,
			),
			'an end that says no day'               => array(
				array( 'run_time' => 'expire', 'expire_at' => null ),
				'2026-12-31',
				'2026-12-29',
				false,
			),
			'nothing at all'                        => array( array(), '2026-12-31', '2026-12-29', false ),
		);
	}

	/** @dataProvider ends */
	public function test_an_end_date_is_the_next_such_day_after_saving(
		int $month,
		int $day,
		?string $saved,
		int $expireOn,
		int $open,
		int $over
	): void {
		$behavior = array( 'run_time' => 'expire', 'expire_at' => array( 'month' => $month, 'day' => $day ) );
		$behavior = null === $saved ? $behavior : SurveyExpiry::dated( $behavior, array(), $saved, false );
		$settings = SurveySettings::defaults( new ThankYou( 'Thanks' ) )->with( 'behavior', $behavior );

		self::assertSame(
			$expireOn,
			WidgetRulesMapper::behavior(
				new Survey( 1, '', SurveyStatus::PUBLISH, 'survey', array(), $settings, 1, new DateTimeImmutable(), null )
			)['expire_on']
		);
		self::assertFalse( SurveyExpiry::isOver( $behavior, self::date( $open ), self::date( $open, '-2 days' ) ) );
		self::assertTrue( SurveyExpiry::isOver( $behavior, self::date( $over, '+2 days' ), self::date( $over ) ) );
	}

	/** @return iterable<string, array{int, int, ?string, int, int, int}> */
	public static function ends(): iterable {
		/** @var list<array{name: string, month: int, day: int, saved: ?string, expire_on: int, open: int, over: int}> $cases */
		$cases = json_decode(
			(string) file_get_contents( dirname( __DIR__, 4 ) . '/fixtures/run-time.json' ),
			true,
			512,
			JSON_THROW_ON_ERROR
		);
		foreach ( $cases as $case ) {
			yield $case['name'] => array( $case['month'], $case['day'], $case['saved'], $case['expire_on'], $case['open'], $case['over'] );
		}
	}

	/** @dataProvider saves */
	public function test_keeps_the_end_year_until_published_again( int $noted, string $from, bool $isRunning, int $year ): void {
		$end    = array( 'month' => 3, 'day' => 1 );
		$before = array( 'run_time' => 'expire', 'expire_at' => array( 'year' => $noted ) + $end );

		$dated = SurveyExpiry::dated(
			array( 'run_time' => 'expire', 'expire_at' => array( 'year' => 1999 ) + $end ),
			$before,
			$from,
			$isRunning
		);

		self::assertSame( $year, is_array( $dated['expire_at'] ) ? $dated['expire_at']['year'] : null );
	}

	/** @return iterable<string, array{int, string, bool, int}> */
	public static function saves(): iterable {
		yield 'saved again before it ends' => array( 2027, '2027-01-10', true, 2027 );
		yield 'saved again when it is over, which brings nothing back' => array( 2026, '2026-06-10', true, 2026 );
		yield 'published anew when it was over' => array( 2026, '2026-06-10', false, 2027 );
	}

	private static function date( int $day, string $later = '+0 days' ): string {
		$date = sprintf( '%04d-%02d-%02d', intdiv( $day, 10000 ), intdiv( $day, 100 ) % 100, $day % 100 );
		return '+0 days' === $later ? $date : ( new DateTimeImmutable( $date ) )->modify( $later )->format( 'Y-m-d' );
	}
}
