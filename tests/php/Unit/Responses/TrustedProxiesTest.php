<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Responses;

use PHPUnit\Framework\TestCase;
use UserFeedback\Responses\Visitor\TrustedProxies;

final class TrustedProxiesTest extends TestCase {

	/** @dataProvider requests */
	public function test_uses_the_last_address_that_only_trusted_proxies_can_have_written(
		string $expected,
		string $peer,
		string $forwarded,
		string $trusted
	): void {
		$server = array( 'REMOTE_ADDR' => $peer ) + ( '' === $forwarded ? array() : array( 'HTTP_X_FORWARDED_FOR' => $forwarded ) );

		self::assertSame( $expected, TrustedProxies::listed( $trusted )->client( $server )?->text() ?? '' );
	}

	/** @return array<string, array{string, string, string, string}> */
	public static function requests(): array {
		return array(
			'no proxy'                                  => array( '203.0.113.9', '203.0.113.9', '', '' ),
			'a forged header without any proxy'         => array( '203.0.113.9', '203.0.113.9', '198.51.100.1', '' ),
			'a forged header from one who is no proxy'  => array( '203.0.113.9', '203.0.113.9', '198.51.100.1', '10.0.0.0/8' ),
			'a proxy by its address'                    => array( '198.51.100.1', '10.0.0.2', '198.51.100.1', '10.0.0.2' ),
			'a proxy by its range'                      => array( '198.51.100.1', '10.255.255.255', '198.51.100.1', '10.0.0.0/8' ),
			'one address beyond the range'              => array( '11.0.0.0', '11.0.0.0', '198.51.100.1', '10.0.0.0/8' ),
			'a range that ends within a byte'           => array( '198.51.100.1', '172.31.255.255', '198.51.100.1', '172.16.0.0/12' ),
			'one address beyond a range within a byte'  => array( '172.32.0.0', '172.32.0.0', '198.51.100.1', '172.16.0.0/12' ),
			'a forged header before what the proxy appended' => array(
				'203.0.113.9',
				'10.0.0.2',
				'198.51.100.1, 203.0.113.9',
				'10.0.0.0/8',
			),
			'a forged proxy before what the proxy appended' => array(
				'203.0.113.9',
				'10.0.0.2',
				'198.51.100.1, 10.0.0.7, 203.0.113.9',
				'10.0.0.0/8',
			),
			'two proxies'                               => array(
				'203.0.113.9',
				'10.0.0.2',
				'203.0.113.9,192.0.2.5',
				'10.0.0.0/8, 192.0.2.5',
			),
			'only proxies, as a visitor inside the network' => array( '10.0.0.9', '10.0.0.2', '10.0.0.9, 10.0.0.3', '10.0.0.0/8' ),
			'a proxy that forwards no header'           => array( '10.0.0.2', '10.0.0.2', '', '10.0.0.0/8' ),
			'garbage behind a proxy'                    => array( '10.0.0.2', '10.0.0.2', '203.0.113.9, unknown', '10.0.0.0/8' ),
			'an empty hop'                              => array( '10.0.0.2', '10.0.0.2', '203.0.113.9,', '10.0.0.0/8' ),
			'a number with leading zeros is no address' => array( '10.0.0.2', '10.0.0.2', '203.0.113.09', '10.0.0.0/8' ),
			'a hop with a port'                         => array( '203.0.113.9', '10.0.0.2', '203.0.113.9:51234', '10.0.0.0/8' ),
			'an IPv6 hop in brackets'                   => array( '2001:db8::9', '10.0.0.2', '[2001:db8::9]', '10.0.0.0/8' ),
			'an IPv6 hop in brackets with a port'       => array( '2001:db8::9', '10.0.0.2', '[2001:db8::9]:443', '10.0.0.0/8' ),
			'an IPv6 proxy by its range'                => array( '203.0.113.9', '2001:db8:0:1::5', '203.0.113.9', '2001:db8::/48' ),
			'one address beyond the IPv6 range'         => array( '2001:db8:1::', '2001:db8:1::', '203.0.113.9', '2001:db8::/48' ),
			'IPv6 written in full'                      => array( '2001:db8::1', '2001:0DB8:0000:0000:0000:0000:0000:0001', '', '' ),
			'IPv4 inside IPv6'                          => array( '203.0.113.9', '::ffff:203.0.113.9', '', '' ),
			'IPv4 inside IPv6, in hexadecimal'          => array( '203.0.113.9', '::ffff:cb00:7109', '', '' ),
			'a proxy that came over IPv6 as IPv4'       => array( '203.0.113.9', '::ffff:10.0.0.2', '203.0.113.9', '10.0.0.0/8' ),
			'a zone'                                    => array( 'fe80::1', 'fe80::1%eth0', '', '' ),
			'all of IPv4 does not mean IPv6'            => array( '2001:db8::1', '2001:db8::1', '203.0.113.9', '0.0.0.0/0' ),
			'a range that cannot be read trusts nobody' => array(
				'10.0.0.2',
				'10.0.0.2',
				'203.0.113.9',
				'10.0.0.2/33, 10.0.0.2/x, /8, 10.0.0, ,',
			),
			'no address at all'                         => array( '', '', '203.0.113.9', '0.0.0.0/0, ::/0' ),
			'a socket'                                  => array( '', 'unix:', '', '' ),
		);
	}

	public function test_ignores_an_address_that_is_not_text(): void {
		self::assertNull(
			TrustedProxies::listed( '' )->client( array( 'REMOTE_ADDR' => array( '203.0.113.9' ), 'HTTP_X_FORWARDED_FOR' => 1 ) )
		);
	}

	public function test_ignores_similar_headers(): void {
		$server = array(
			'REMOTE_ADDR'           => '10.0.0.2',
			'HTTP_FORWARDED'        => 'for=198.51.100.1',
			'HTTP_CLIENT_IP'        => '198.51.100.1',
			'HTTP_X_REAL_IP'        => '198.51.100.1',
			'HTTP_CF_CONNECTING_IP' => '198.51.100.1',
		);
		self::assertSame( '10.0.0.2', TrustedProxies::listed( '10.0.0.0/8' )->client( $server )?->text() );
	}
}
