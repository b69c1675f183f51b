<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Responses;

use PHPUnit\Framework\TestCase;
use UserFeedback\Responses\Visitor\Visitor;

final class UserAgentTest extends TestCase {

	/** @dataProvider headers */
	public function test_names_a_browser_as_in_the_shared_fixture(
		string $header,
		string $browser,
		string $os,
		string $device
	): void {
		$read = Visitor::of( $header );

		self::assertSame( array( $browser, $os, $device ), array( $read->browser, $read->os, $read->device ) );
	}

	/** @return list<array{string, string, string, string}> */
	public static function headers(): array {
		/** @var list<array{ua: string, browser: string, os: string, device: string}> $cases */
		$cases = json_decode(
			(string) file_get_contents( dirname( __DIR__, 3 ) . '/fixtures/rules/user-agents.json' ),
			true,
			512,
			JSON_THROW_ON_ERROR
		);
		return array_map( static fn( array $case ): array => array( $case['ua'], $case['browser'], $case['os'], $case['device'] ), $cases );
	}

	public function test_the_fixture_covers_many_browsers(): void {
		$headers  = self::headers();
		$browsers = array_unique(
			array_map( static fn( array $case ): string => (string) preg_replace( '/ \d+$/', '', $case[1] ), $headers )
		);

		self::assertGreaterThanOrEqual( 300, count( array_unique( array_column( $headers, 0 ) ) ) );
		self::assertGreaterThanOrEqual( 12, count( $browsers ) );
	}

	/** @dataProvider oddities */
	public function test_no_header_causes_an_error_or_a_value_too_long_to_store( string $header ): void {
		$read = Visitor::of( $header );

		self::assertLessThanOrEqual( 50, strlen( $read->browser ) );
		self::assertLessThanOrEqual( 50, strlen( $read->os ) );
		self::assertContains( $read->device, array( '', 'desktop', 'tablet', 'mobile' ) );
		self::assertMatchesRegularExpression( '/\A[A-Za-z0-9 .+]*\z/', $read->browser . $read->os );
	}

	/** @return array<string, array{string}> */
	public static function oddities(): array {
		return array(
			'nothing'                  => array( '' ),
			'markup'                   => array( 'Chrome/<script>alert(1)</script> Android "><img src=x>' ),
			'broken UTF-8'             => array( "Chrome/\xff\xfe12 Android \xc3" ),
			'NUL'                      => array( "Firefox/\0001\0" ),
			'a version without an end' => array( 'Chrome/' . str_repeat( '9', 400 ) . ' Windows NT ' . str_repeat( '9', 90 ) ),
			'a megabyte'               => array( str_repeat( 'Chrome', 170000 ) ),
		);
	}

	public function test_stores_the_device_and_system_that_the_browser_detected(): void {
		$pad = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15';

		$read = Visitor::of( $pad, 'tablet', 'iPadOS' );
		self::assertSame( array( 'tablet', 'iPadOS 18' ), array( $read->device, $read->os ) );
		$other = Visitor::of( $pad, 'toaster', '<b>' );
		self::assertSame( array( 'desktop', 'macOS' ), array( $other->device, $other->os ) );
	}

	public function test_ignores_text_beyond_512_bytes(): void {
		self::assertSame( '', Visitor::of( str_repeat( ' ', 512 ) . 'Firefox/145.0' )->browser );
		self::assertSame( 'Firefox 145', Visitor::of( str_repeat( ' ', 499 ) . 'Firefox/145.0' )->browser );
	}
}
