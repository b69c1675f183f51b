<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Platform;

use PHPUnit\Framework\TestCase;
use UserFeedback\Platform\Schema\Text;

final class TextTest extends TestCase {

	/** @dataProvider lengths */
	public function test_counts_characters_the_way_a_person_does( string $text, int $length ): void {
		self::assertSame( $length, Text::seenLength( $text ) );
	}

	/** @return iterable<string, array{string, int}> */
	public static function lengths(): iterable {
		/** @var list<array{name: string, text: string, length: int}> $cases */
		$cases = json_decode( (string) file_get_contents( dirname( __DIR__, 3 ) . '/fixtures/rules/text-length.json' ), true );
		foreach ( $cases as $case ) {
			yield $case['name'] => array( $case['text'], $case['length'] );
		}
	}

	/** U+009B starts a terminal's escape sequence in one character; it was stored, and WP-CLI printed it. */
	public function test_rejects_and_replaces_control_characters_except_tabs_and_line_breaks(): void {
		for ( $code = 0; $code <= 0x9F; ++$code ) {
			$character = self::utf8( $code );
			$isControl = ( $code < 0x20 && ! in_array( $code, array( 9, 10, 13 ), true ) ) || $code >= 0x7F;

			self::assertSame( ! $isControl, Text::isStorable( "a{$character}b" ), dechex( $code ) );
			self::assertSame( $isControl ? "a\u{FFFD}b" : "a{$character}b", Text::readable( "a{$character}b" ), dechex( $code ) );
		}
		self::assertTrue( Text::isStorable( "\u{A0}" ) );
	}

	private static function utf8( int $code ): string {
		return $code < 0x80 ? chr( $code ) : "\xC2" . chr( $code );
	}
}
