<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Responses;

use PHPUnit\Framework\TestCase;
use UserFeedback\Responses\Storage\Visitor;
use UserFeedback\Responses\Submit\RequestOrigin;
use UserFeedback\Responses\Visitor\ClientCountry;
use UserFeedback\Responses\Visitor\CountryFile;
use UserFeedback\Responses\Visitor\TrustedProxies;
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
		$countries = new ClientCountry( $proxies, new CountryFile( MadeCountries::file( array( '203.0.0.0' => 'NL' ) ) ) );

		self::assertEquals(
			new Visitor( '', 'Firefox 115', 'Android 13', 'mobile', 'NL' ),
			$this->origin( 'none', $proxies, $countries )->visitor()
		);
		self::assertSame( '', $this->read( 'full', '' )->country );
	}

	private function read( string $ipStorage, string $proxies ): Visitor {
		return $this->origin( $ipStorage, TrustedProxies::listed( $proxies ) )->visitor();
	}

	/** @param array<mixed> $server */
	private function origin(
		string $ipStorage,
		TrustedProxies $proxies,
		?ClientCountry $countries = null,
		array $server = self::REQUEST
	): RequestOrigin {
		return new RequestOrigin( $server, $proxies, static fn(): string => $ipStorage, static fn(): ?ClientCountry => $countries );
	}
}
