<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Responses;

use PHPUnit\Framework\TestCase;
use UserFeedback\Responses\Storage\SubmittedPage;

final class SubmittedPageTest extends TestCase {

	/** @dataProvider addresses */
	public function test_stores_only_a_web_address( string $given, string $kept ): void {
		self::assertSame( $kept, SubmittedPage::of( 1, 'Shop', $given )->url );
	}

	/** @return iterable<string, array{string, string}> */
	public static function addresses(): iterable {
		yield 'https' => array( 'https://example.org/shop?a=1&b=2#c', 'https://example.org/shop?a=1&b=2#c' );
		yield 'http with a port' => array( 'http://127.0.0.1:8888/', 'http://127.0.0.1:8888/' );
		yield 'an apostrophe in a path' => array( "https://example.org/it's", 'https://example.org/it%27s' );
		yield 'a backslash in a query' => array( 'https://example.org/?p=C:\\temp&x=[1]|2^{}', 'https://example.org/?p=C:%5Ctemp&x=[1]|2^{}' );
		yield 'none' => array( '', '' );
		yield 'a script' => array( 'javascript:alert(1)', '' );
		yield 'a script in capitals' => array( 'JaVaScRiPt:alert(1)', '' );
		yield 'a script behind a space' => array( ' javascript:alert(1)', '' );
		yield 'data' => array( 'data:text/html,<script>alert(1)</script>', '' );
		yield 'a file' => array( 'file:///etc/passwd', '' );
		yield 'no scheme' => array( '//example.org/', '' );
		yield 'only a path' => array( '/shop', '' );
		yield 'markup in it' => array( 'https://example.org/"><script>', '' );
		yield 'a line end in it' => array( "https://example.org/\nBcc: x", '' );
		yield 'too long once written out' => array( 'https://example.org/' . str_repeat( "'", 2000 ), '' );
	}

	public function test_stores_a_page_name_as_plain_text_without_surrounding_space(): void {
		self::assertSame( '<b>Shop</b> & more', SubmittedPage::of( 1, " <b>Shop</b> & more\n", '' )->name );
	}
}
