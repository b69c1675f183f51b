<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Platform;

use PHPUnit\Framework\TestCase;
use UserFeedback\Platform\Http\ExternalUrl;
use UserFeedback\Platform\Http\ParseExternalUrl;
use UserFeedback\Platform\Http\UrlProblem;

/** How addresses are parsed, line by line from tests/fixtures/rules/webhook-urls.json. ExternalUrlRulesTest covers their rules. */
final class ParseExternalUrlTest extends TestCase {

	private const SYNTAX = array( 'syntax', 'person', 'number' );

	/** @dataProvider addresses */
	public function test_parses_each_address_or_rejects_it( string $address, string $is, ?string $url ): void {
		$read = ParseExternalUrl::of( $address );

		if ( in_array( $is, self::SYNTAX, true ) ) {
			self::assertInstanceOf( UrlProblem::class, $read );
			self::assertSame( strtoupper( $is ), $read->name );
		} elseif ( $read instanceof ExternalUrl ) {
			self::assertSame( $url ?? $read->url(), $read->url() );
			$again = ParseExternalUrl::of( $read->url() );
			self::assertEquals( $read, $again, 'What it is read as is read in another way.' );
		} else {
			self::assertSame( 'port', $is );
		}
	}

	/**
	 * curl must connect to the address that was checked.
	 *
	 * @dataProvider addresses
	 */
	public function test_php_parses_the_same_host_and_port_from_it( string $address, string $is ): void {
		$read = ParseExternalUrl::of( $address );
		if ( $read instanceof ExternalUrl ) {
			self::assertSame( $read->host, parse_url( $read->url(), PHP_URL_HOST ) );
			self::assertSame( $read->port, parse_url( $read->url(), PHP_URL_PORT ) ?? ( $read->isSecure() ? 443 : 80 ) );
		} else {
			self::assertNotSame( 'ok', $is );
		}
	}

	/** @return iterable<string, array{string, string, string|null}> */
	public static function addresses(): iterable {
		/** @var list<array{address: string, is: string, url?: string}> $rows */
		$rows = json_decode( (string) file_get_contents( dirname( __DIR__, 3 ) . '/fixtures/rules/webhook-urls.json' ), true );
		foreach ( $rows as $row ) {
			yield "{$row['is']}: {$row['address']}" => array( $row['address'], $row['is'], $row['url'] ?? null );
		}
	}
}
