<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Responses;

use PHPUnit\Framework\TestCase;
use UserFeedback\Responses\Visitor\ClientCountry;
use UserFeedback\Responses\Visitor\CountryFile;
use UserFeedback\Responses\Visitor\TrustedProxies;
use UserFeedback\Tests\Support\Made\MadeCountries;

final class ClientCountryTest extends TestCase {

	/** @dataProvider requests */
	public function test_finds_a_visitors_country( string $expected, string $peer, mixed $header = null, string $forwarded = '' ): void {
		$countries = new ClientCountry(
			TrustedProxies::listed( '10.0.0.0/8' ),
			new CountryFile( MadeCountries::file( array( '1.0.0.0' => 'AT', '2.0.0.0' => 'NL', '3.0.0.0' => '' ) ) )
		);
		$server    = array( 'REMOTE_ADDR' => $peer, 'HTTP_CF_IPCOUNTRY' => $header, 'HTTP_X_FORWARDED_FOR' => $forwarded );

		self::assertSame( $expected, $countries->of( $server ) );
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
}
