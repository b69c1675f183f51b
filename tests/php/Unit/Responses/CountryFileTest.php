<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Responses;

use PHPUnit\Framework\TestCase;
use UserFeedback\Responses\Visitor\CountryFile;
use UserFeedback\Responses\Visitor\IpAddress;
use UserFeedback\Tests\Support\Made\MadeCountries;

final class CountryFileTest extends TestCase {

	private const V4 = array(
		'1.0.0.0'   => 'AT',
		'1.0.1.0'   => 'JP',
		'1.0.2.0'   => '',
		'1.2.0.0'   => 'NL',
		'1.5.255.0' => 'AT',
		'9.0.0.0'   => '',
	);

	private const V6 = array(
		'2a00::'           => 'NL',
		'2a00:0:7::'       => 'JP',
		'2a00:1:8000::'    => '',
		'2a02:ffff:ffff::' => 'AT',
	);

	/** @dataProvider places */
	public function test_an_address_belongs_to_the_last_range_that_starts_before_it( string $address, string $country ): void {
		self::assertSame( $country, self::country( new CountryFile( MadeCountries::file( self::V4, self::V6 ) ), $address ) );
	}

	/** @return iterable<string, array{string, string}> */
	public static function places(): iterable {
		yield 'before all' => array( '0.255.255.255', '' );
		yield 'the very first' => array( '1.0.0.0', 'AT' );
		yield 'the last one before a boundary inside a network' => array( '1.0.0.255', 'AT' );
		yield 'the first one after it' => array( '1.0.1.0', 'JP' );
		yield 'the last one of a country' => array( '1.0.1.255', 'JP' );
		yield 'in a hole' => array( '1.0.2.0', '' );
		yield 'in a hole, in a block without a boundary' => array( '1.1.0.0', '' );
		yield 'at the beginning of a block' => array( '1.2.0.0', 'NL' );
		yield 'in a block without a boundary' => array( '1.4.3.2', 'NL' );
		yield 'in a block, before its only boundary' => array( '1.5.254.255', 'NL' );
		yield 'at its only boundary' => array( '1.5.255.0', 'AT' );
		yield 'many blocks later' => array( '8.255.255.255', 'AT' );
		yield 'behind all' => array( '9.9.9.9', '' );
		yield 'IPv4 written as IPv6' => array( '::ffff:1.2.3.4', 'NL' );
		yield 'IPv6 before all' => array( '29ff:ffff::1', '' );
		yield 'IPv6' => array( '2a00::1', 'NL' );
		yield 'IPv6 before a boundary' => array( '2a00:0:6:ffff:ffff:ffff:ffff:ffff', 'NL' );
		yield 'IPv6 behind it' => array( '2a00:0:7::', 'JP' );
		yield 'IPv6 in a block before its only boundary' => array( '2a00:1:7fff::', 'JP' );
		yield 'IPv6 in a hole' => array( '2a01::', '' );
		yield 'IPv6 in the last network' => array( '2a03::', 'AT' );
	}

	/** The index has every 128th, so that some are found by its first row, others by its last. */
	public function test_finds_each_of_many_range_boundaries(): void {
		$at     = static fn( int $place ): string => (string) long2ip( 0x05000000 + 256 * $place );
		$of     = static fn( int $number ): string => array( 'AT', 'JP', 'NL', '' )[ $number % 4 ];
		$begins = array();
		foreach ( range( 0, 299 ) as $number ) {
			$begins[ $at( 300 * $number ) ] = $of( $number );
		}
		$file = new CountryFile( MadeCountries::file( $begins ) );

		self::assertSame( '', self::country( $file, $at( -1 ) ) );
		foreach ( range( 0, 299 ) as $number ) {
			self::assertSame( $of( $number ), self::country( $file, $at( 300 * $number ) ), "$number" );
			self::assertSame( $of( $number ), self::country( $file, $at( 300 * $number + 299 ) ), "$number" );
		}
	}

	/** Bug that this guards: the source lists assign 192.168.0.0 to a country. */
	public function test_an_address_that_is_not_public_has_no_country(): void {
		$file = new CountryFile( MadeCountries::file( array( '0.0.0.0' => 'NL' ), array( '::' => 'NL' ) ) );

		self::assertSame( 'NL', self::country( $file, '193.0.6.139' ) );
		foreach ( array( '10.1.2.3', '127.0.0.1', '172.16.0.1', '192.168.1.1', '169.254.1.1', '::1', 'fe80::1', 'fd00::1' ) as $address ) {
			self::assertSame( '', self::country( $file, $address ), $address );
		}
	}

	/** @dataProvider damaged */
	public function test_detects_a_damaged_file_and_does_not_fail( string $path ): void {
		$file = new CountryFile( $path );

		self::assertFalse( $file->isWhole() );
		foreach ( array( '1.0.0.1', '255.1.1.1', '2a00::1' ) as $address ) {
			self::assertMatchesRegularExpression( '/^([A-Z]{2})?$/D', self::country( $file, $address ) );
		}
	}

	/** @return iterable<string, array{string}> */
	public static function damaged(): iterable {
		$whole  = (string) file_get_contents( MadeCountries::file( self::V4, self::V6 ) );
		$header = (string) strtok( $whole, "\n" );
		yield 'missing' => array( __DIR__ . '/nowhere.bin' );
		yield 'a folder' => array( __DIR__ );
		yield 'empty' => array( MadeCountries::written( '' ) );
		yield 'not ours' => array( MadeCountries::written( "<html>\nGone</html>" ) );
		yield 'JSON of another kind' => array( MadeCountries::written( '{"rows":[1,"2",3,4],"countries":"AT","crc32":"0"}' . "\n" ) );
		yield 'cut off' => array( MadeCountries::written( substr( $whole, 0, -1 ) ) );
		yield 'only the header' => array( MadeCountries::written( "$header\n" ) );
		yield 'too long' => array( MadeCountries::written( "$whole\0" ) );
		yield 'one bit of it' => array( MadeCountries::written( substr( $whole, 0, -1 ) . "\xff" ) );
		yield 'nothing but 255' => array(
			MadeCountries::written( "$header\n" . str_repeat( "\xff", strlen( $whole ) - strlen( $header ) - 1 ) ),
		);
	}

	public function test_an_incomplete_file_returns_no_country(): void {
		$whole = (string) file_get_contents( MadeCountries::file( self::V4, self::V6 ) );

		self::assertSame( '', self::country( new CountryFile( MadeCountries::written( substr( $whole, 0, -1 ) ) ), '1.0.0.1' ) );
	}

	public function test_the_bundled_file_is_complete_and_small(): void {
		self::assertTrue( CountryFile::shipped()->isWhole() );
		self::assertLessThan( 1.2e6, filesize( dirname( __DIR__, 4 ) . '/assets/geo/countries.dat' ) );
	}

	/**
	 * Networks with well-known owners that have not changed in decades.
	 *
	 * @dataProvider known
	 */
	public function test_the_bundled_file_knows_the_country_of_well_known_networks( string $address, string $country ): void {
		self::assertSame( $country, self::country( CountryFile::shipped(), $address ) );
	}

	/** @return iterable<string, array{string, string}> */
	public static function known(): iterable {
		yield 'RIPE' => array( '193.0.6.139', 'NL' );
		yield 'RIPE, IPv6' => array( '2001:67c:2e8:22::c100:68b', 'NL' );
		yield 'a university in Austria' => array( '131.130.1.11', 'AT' );
		yield 'a university in Japan' => array( '133.11.0.1', 'JP' );
		yield 'the registry of Brazil' => array( '200.160.2.3', 'BR' );
		yield 'a telephone company in Germany, IPv6' => array( '2003::1', 'DE' );
		yield 'MIT' => array( '18.9.22.69', 'US' );
		yield 'nobody, multicast' => array( '239.1.1.1', '' );
	}

	private static function country( CountryFile $file, string $address ): string {
		$read = IpAddress::read( $address );
		self::assertNotNull( $read );
		return $file->of( $read );
	}
}
