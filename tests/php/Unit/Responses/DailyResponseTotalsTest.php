<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Responses;

use PHPUnit\Framework\TestCase;
use UserFeedback\Responses\Reading\DailyResponseTotals;
use UserFeedback\Responses\Storage\ResponseStatus;

final class DailyResponseTotalsTest extends TestCase {

	public function test_counts_only_the_requested_statuses(): void {
		self::assertSame(
			array( 9, 7, 2 ),
			array(
				$this->days()->total( ResponseStatus::SHOWN ),
				$this->days()->total( array( ResponseStatus::PUBLISH ) ),
				$this->days()->total( array( ResponseStatus::TRASH ) ),
			)
		);
	}

	/**
	 * @dataProvider places
	 * @param array{string, int}|null $place
	 */
	public function test_finds_the_same_start_of_a_page_as_walking_through_all_rows(
		int $offset,
		bool $ascending,
		?ResponseStatus $status,
		?array $place
	): void {
		$found = $this->days()->place( $offset, $ascending, null === $status ? ResponseStatus::SHOWN : array( $status ) );

		self::assertSame( $place, null === $found ? null : array( $found['day'], $found['skip'] ) );
	}

	/** @return iterable<string, array{int, bool, ResponseStatus|null, array{string, int}|null}> */
	public static function places(): iterable {
		yield 'the newest' => array( 0, false, null, array( '2026-11-21', 0 ) );
		yield 'the last of the newest day' => array( 2, false, null, array( '2026-11-21', 2 ) );
		yield 'the first of the day before' => array( 3, false, null, array( '2026-11-20', 0 ) );
		yield 'a day on which all was trashed counts for nothing among the published' => array(
			2,
			false,
			ResponseStatus::PUBLISH,
			array( '2026-11-18', 0 ),
		);
		yield 'the only one of a day in the trash' => array( 1, false, ResponseStatus::TRASH, array( '2026-11-20', 0 ) );
		yield 'the oldest' => array( 0, true, null, array( '2026-11-18', 0 ) );
		yield 'the newest from below' => array( 8, true, null, array( '2026-11-21', 2 ) );
		yield 'the last' => array( 8, false, null, array( '2026-11-18', 4 ) );
		yield 'beyond the end' => array( 9, false, null, null );
		yield 'far beyond the end of the trash' => array( 1_000_000, true, ResponseStatus::TRASH, null );
	}

	public function test_counts_responses_of_later_days_but_not_of_the_day_itself(): void {
		self::assertSame(
			array( 0, 3, 4, 9 ),
			array_map(
				fn( string $day ): int => $this->days()->newerThan( $day, ResponseStatus::SHOWN ),
				array( '2026-11-21', '2026-11-20', '2026-11-18', '2026-01-01' )
			)
		);
	}

	private function days(): DailyResponseTotals {
		return new DailyResponseTotals(
			array(
				'2026-11-18' => array( 'publish' => 5, 'trash' => 0 ),
				'2026-11-21' => array( 'publish' => 2, 'trash' => 1 ),
				'2026-11-20' => array( 'publish' => 0, 'trash' => 1 ),
			)
		);
	}
}
