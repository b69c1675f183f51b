<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Responses;

use PHPUnit\Framework\TestCase;
use UserFeedback\Responses\Submit\RequestOrigin;
use UserFeedback\Responses\Visitor\CountryFile;
use UserFeedback\Responses\Visitor\TrustedProxies;
use UserFeedback\Responses\Visitor\Visitor;
use UserFeedback\Tests\Support\Made\MadeCountries;

final class RequestOriginTest extends TestCase {

	private const REQUEST = array(
		'REMOTE_ADDR'          => '203.0.113.9',
		'HTTP_X_FORWARDED_FOR' => '198.51.100.1',
		'HTTP_USER_AGENT'      => 'Mozilla/5.0 (Android 13; Mobile; rv:109.0) Gecko/115.0 Firefox/115.0',
	);

	public function test_by_default_stores_the_browser_and_not_the_address(): void {
		self::assertEquals( new Visitor( '', 'Firefox 115', 'Android 13', 'mobile' ), $this->read( 'none', '' ) );
	}

	public function test_a_forged_forwarded_address_is_not_stored(): void {
		self::assertSame( '203.0.113.9', $this->read( 'full', '10.0.0.0/8' )->ip );
	}

	public function test_stores_the_address_forwarded_by_the_owners_proxy_as_far_as_chosen(): void {
		self::assertSame( '198.51.100.1', $this->read( 'full', '203.0.113.9' )->ip );
		self::assertSame( '198.51.100.0', $this->read( 'truncated', '203.0.113.9' )->ip );
	}

	public function test_reads_an_empty_visitor_from_a_request_without_data(): void {
		self::assertEquals(
			new Visitor(),
			$this->origin( 'full', TrustedProxies::listed( '' ), null, array( 'HTTP_USER_AGENT' => array() ) )->visitor()
		);
	}

	public function test_stores_the_country_if_allowed_whatever_is_stored_of_the_address(): void {
		$proxies   = TrustedProxies::listed( '' );
		$countries = new CountryFile( MadeCountries::file( array( '203.0.0.0' => 'NL' ) ) );

		self::assertEquals(
			new Visitor( '', 'Firefox 115', 'Android 13', 'mobile', 'NL' ),
			$this->origin( 'none', $proxies, $countries )->visitor()
		);
		self::assertSame( '', $this->read( 'full', '' )->country );
	}

	/** @dataProvider requests */
	public function test_finds_a_visitors_country( string $expected, string $peer, mixed $header = null, string $forwarded = '' ): void {
		$countries = new CountryFile( MadeCountries::file( array( '1.0.0.0' => 'AT', '2.0.0.0' => 'NL', '3.0.0.0' => '' ) ) );
		$server    = array( 'REMOTE_ADDR' => $peer, 'HTTP_CF_IPCOUNTRY' => $header, 'HTTP_X_FORWARDED_FOR' => $forwarded );

		self::assertSame(
			$expected,
			$this->origin( 'none', TrustedProxies::listed( '10.0.0.0/8' ), $countries, $server )->country()
		);
	}

	/** @return iterable<string, array{0: string, 1: string, 2?: mixed, 3?: string}> */
	public static function requests(): iterable {
		yield 'is that of the address' => array( 'AT', '1.2.3.4' );
		yield 'is that of whom the proxy forwards' => array( 'NL', '10.0.0.1', null, '2.2.2.2' );
		yield 'is what the proxy says' => array( 'JP', '10.0.0.1', 'JP', '2.2.2.2' );
		yield 'is not what a visitor says' => array( 'AT', '1.2.3.4', 'JP' );
		yield 'is not what a visitor says whom somebody forwards' => array( 'AT', '1.2.3.4', 'JP', '10.0.0.1' );
		yield 'is looked up where the proxy knows none' => array( 'NL', '10.0.0.1', 'XX', '2.2.2.2' );
		yield 'is looked up where Tor is no country' => array( 'NL', '10.0.0.1', 'T1', '2.2.2.2' );
		yield 'is no small letters' => array( 'NL', '10.0.0.1', 'jp', '2.2.2.2' );
		yield 'is nothing longer' => array( 'NL', '10.0.0.1', "JP\n", '2.2.2.2' );
		yield 'is no list' => array( 'NL', '10.0.0.1', array( 'JP' ), '2.2.2.2' );
		yield 'is not known' => array( '', '3.3.3.3' );
		yield 'is not known on a terminal' => array( '', '', 'JP' );
	}

	private function read( string $ipStorage, string $proxies ): Visitor {
		return $this->origin( $ipStorage, TrustedProxies::listed( $proxies ) )->visitor();
	}

	/** @param array<mixed> $server */
	private function origin(
		string $ipStorage,
		TrustedProxies $proxies,
		?CountryFile $countries = null,
		array $server = self::REQUEST
	): RequestOrigin {
		return new RequestOrigin(
			$server,
			$proxies,
			static fn(): string => $ipStorage,
			static fn(): bool => null !== $countries,
			static fn(): CountryFile => $countries ?? new CountryFile( '' )
		);
	}
}
