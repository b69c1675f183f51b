<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Results;

use PHPUnit\Framework\TestCase;
use UserFeedback\Results\Survey\Counts\ResponseRate;

final class ResponseRateTest extends TestCase {

	/** @dataProvider cases */
	public function test_calculates_the_rate_as_in_the_shared_fixture( int $responses, int $total, ?float $rate ): void {
		self::assertSame( $rate, ResponseRate::of( $responses, $total ) );
	}

	/** @return iterable<string, array{int, int, float|null}> */
	public static function cases(): iterable {
		$json = (string) file_get_contents( dirname( __DIR__, 3 ) . '/fixtures/statistics/rates.json' );
		/** @var list<array{responses: int, total: int, rate: int|null}> $cases */
		$cases = json_decode( $json, true, 512, JSON_THROW_ON_ERROR );
		foreach ( $cases as [ 'responses' => $responses, 'total' => $total, 'rate' => $rate ] ) {
			yield "$responses of $total" => array( $responses, $total, null === $rate ? null : (float) $rate );
		}
	}
}
