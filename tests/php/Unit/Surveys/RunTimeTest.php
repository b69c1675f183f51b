<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Surveys;

use PHPUnit\Framework\TestCase;
use UserFeedback\Surveys\RunTime;

final class RunTimeTest extends TestCase {

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
	public function test_a_survey_is_over_two_days_after_its_last( array $behavior, string $today, string $before, bool $is_over ): void {
		self::assertSame( $is_over, RunTime::isOver( $behavior, $today, $before ) );
	}

	/** @return array<string, array{array<string, mixed>, string, string, bool}> */
	public static function days(): array {
		return array(
			'the day before'               => array( self::SPRING, '2026-03-13', '2026-03-11', false ),
			'the day, when browsers stop'  => array( self::SPRING, '2026-03-14', '2026-03-12', false ),
			'the last day of grace'        => array( self::SPRING, '2026-03-15', '2026-03-13', false ),
			'after it'                     => array( self::SPRING, '2026-03-16', '2026-03-14', true ),
			'months later'                 => array( self::SPRING, '2026-12-31', '2026-12-29', true ),
			'the next year, in which it runs again' => array( self::SPRING, '2027-01-01', '2026-12-30', false ),
			'one that has no end'          => array( array( 'run_time' => 'indefinitely' ) + self::SPRING, '2026-12-31', '2026-12-29', false ),
			'an end that says no day'      => array( array( 'run_time' => 'expire', 'expire_at' => null ), '2026-12-31', '2026-12-29', false ),
			'nothing at all'               => array( array(), '2026-12-31', '2026-12-29', false ),
		);
	}
}
