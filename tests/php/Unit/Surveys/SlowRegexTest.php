<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Surveys;

use PHPUnit\Framework\TestCase;
use UserFeedback\Surveys\Settings\SlowRegex;

final class SlowRegexTest extends TestCase {

	/** @dataProvider expressions */
	public function test_recognizes_expressions_that_would_slow_down_visitors( string $expression, bool $isSlow ): void {
		self::assertSame( $isSlow, SlowRegex::is( $expression ) );
	}

	/** @return iterable<string, array{string, bool}> */
	public static function expressions(): iterable {
		$file = (string) file_get_contents( dirname( __DIR__, 3 ) . '/fixtures/rules/slow-expressions.json' );
		/** @var list<array{name: string, expression: string, slow: bool}> $cases */
		$cases = json_decode( $file, true );
		foreach ( $cases as $case ) {
			yield $case['name'] => array( $case['expression'], $case['slow'] );
		}
	}
}
