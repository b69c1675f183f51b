<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Contract;

use PHPUnit\Framework\TestCase;
use UserFeedback\Contract\Validation\Format;

final class PunycodeTest extends TestCase {

	/** @dataProvider addresses */
	public function test_encodes_a_domain_the_way_registries_do( string $typed, string $wire ): void {
		self::assertSame( $wire, Format::asciiEmail( $typed ) );
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
	}
}
