<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Platform;

use PHPUnit\Framework\TestCase;
use UserFeedback\Platform\Schema\StringFormat;

final class PunycodeTest extends TestCase {

	/** @dataProvider addresses */
	public function test_encodes_a_domain_the_way_registries_do( string $typed, string $wire ): void {
		self::assertSame( $wire, StringFormat::asciiEmail( $typed ) );
	}

	/** @return iterable<array{string, string}> */
	public static function addresses(): iterable {
		yield array( 'info@münchen.de', 'info@xn--mnchen-3ya.de' );
		yield array( 'info@MÜNCHEN.de', 'info@xn--mnchen-3ya.de' );
		yield array( 'a@straße.example', 'a@xn--strae-oqa.example' );
		yield array( 'a@пример.испытание', 'a@xn--e1afmkfd.xn--80akhbyknj4f' );
		yield array( 'a@他们为什么不说中文.com', 'a@xn--ihqwcrb4cv8a8dqg056pqjye.com' );
		yield array( 'a@ไทย.com', 'a@xn--o3cw4h.com' );
		yield array( 'a@example.org', 'a@example.org' );
		yield array( 'no address', 'no address' );
		yield array( "a@\u{1F1E9}\u{1F1EA}.org", 'a@xn--h77hc.org' );
		yield array( "a@نامه\u{200C}ای.com", 'a@xn--mgba3gch31f060k.com' );
	}

	/** @dataProvider pasted */
	public function test_invisible_characters_of_pasted_text_never_change_the_domain( string $typed, string $wire ): void {
		self::assertSame( $wire, StringFormat::asciiEmail( $typed ) );
		self::assertTrue( StringFormat::isEmail( $wire ) );
	}

	/** @return iterable<array{string, string}> */
	public static function pasted(): iterable {
		foreach ( array( "\u{200B}", "\u{AD}", "\u{2060}", "\u{FEFF}", "\u{200E}", "\u{202A}" ) as $unseen ) {
			yield array( "a@example.org$unseen", 'a@example.org' );
			yield array( "a@exam{$unseen}ple.org", 'a@example.org' );
			yield array( "{$unseen}a@example.org", 'a@example.org' );
			yield array( "a@mün{$unseen}chen.de", 'a@xn--mnchen-3ya.de' );
		}
		yield array( "a@mu\u{308}nchen.de", 'a@xn--mnchen-3ya.de' );
	}

	/** @dataProvider rejected */
	public function test_domains_with_characters_that_no_registry_accepts_are_rejected( string $typed ): void {
		self::assertFalse( StringFormat::isEmail( StringFormat::asciiEmail( $typed ) ) );
	}

	/** @return iterable<array{string}> */
	public static function rejected(): iterable {
		foreach ( array( "\u{85}", "\u{E000}", "\u{2028}", "\u{A0}", "\u{FFFE}", "\u{200C}", "\u{200D}", "\u{E0001}" ) as $bad ) {
			yield array( "a@exam{$bad}ple.org" );
			yield array( "a@mün{$bad}.de" );
		}
	}
}
