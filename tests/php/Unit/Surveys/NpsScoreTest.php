<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Surveys;

use PHPUnit\Framework\TestCase;
use UserFeedback\Surveys\Questions\NpsScore;

final class NpsScoreTest extends TestCase {

	/**
	 * @dataProvider cases
	 * @param array<int, int> $counts
	 * @param array<string, int>|null $score
	 */
	public function test_calculates_the_score_as_in_the_shared_fixture( array $counts, ?array $score ): void {
		self::assertSame( $score, NpsScore::of( $counts )?->toArray() );
	}

	/** @return iterable<string, array{array<int, int>, array<string, int>|null}> */
	public static function cases(): iterable {
		$file = dirname( __DIR__, 3 ) . '/fixtures/statistics/nps.json';
		/** @var list<array{name: string, counts: array<int, int>, score: array<string, int>|null}> $cases */
		$cases = json_decode( (string) file_get_contents( $file ), true, 512, JSON_THROW_ON_ERROR );
		foreach ( $cases as $case ) {
			yield $case['name'] => array( $case['counts'], $case['score'] );
		}
	}
}
