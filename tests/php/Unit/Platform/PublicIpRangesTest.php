<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Platform;

use PHPUnit\Framework\TestCase;
use UserFeedback\Platform\Http\PublicIpRanges;

/** The first and last address of each blocked network, and their allowed neighbors. */
final class PublicIpRangesTest extends TestCase {

	/** @dataProvider addresses */
	public function test_classifies_each_address_as_public_or_internal( string $ip, bool $isOpen ): void {
		self::assertSame( $isOpen, PublicIpRanges::has( $ip ) );
	}

	/** @return iterable<string, array{string, bool}> */
	public static function addresses(): iterable {
		$closed = array(
			'0.0.0.0', '0.255.255.255', '10.0.0.0', '10.255.255.255', '100.64.0.0', '100.127.255.255', '127.0.0.0', '127.255.255.255',
			'169.254.0.0', '169.254.255.255', '172.16.0.0', '172.31.255.255', '192.0.0.0', '192.0.0.255', '192.0.2.0', '192.0.2.255',
			'192.88.99.0', '192.168.0.0', '192.168.255.255', '198.18.0.0', '198.19.255.255', '198.51.100.0', '198.51.100.255',
			'203.0.113.0', '203.0.113.255', '224.0.0.0', '239.255.255.255', '240.0.0.0', '255.255.255.255', '168.63.129.16',
			'::', '::1', '::ffff:8.8.8.8', '::8.8.8.8', '64:ff9b::10.0.0.1', '64:ff9b:1::8.8.8.8', '100::', '2001::', '2001:1ff::',
			'2001:db8::', '2001:db8:ffff::', '2002::', '2002:808:808::', '3ffe::1', '3fff::', '3fff:fff::', '4000::', 'fc00::',
			'fdff::', 'fe80::', 'febf::', 'fec0::', 'ff00::', 'ffff::', '1fff::',
		);
		$open   = array(
			'1.1.1.1', '8.8.8.8', '9.255.255.255', '11.0.0.0', '100.63.255.255', '100.128.0.0', '126.255.255.255', '128.0.0.0',
			'169.253.255.255', '169.255.0.0', '172.15.255.255', '172.32.0.0', '192.0.1.0', '192.0.3.0', '192.167.255.255', '192.169.0.0',
			'198.17.255.255', '198.20.0.0', '198.51.99.255', '198.51.101.0', '203.0.112.255', '203.0.114.0', '223.255.255.255',
			'168.63.129.15', '2000::', '2001:200::', '2001:db7::', '2001:db9::', '2003::', '2606:4700::1111', '2a00:1450::1',
			'3ffd::', '64:ff9b::8.8.8.8',
		);
		foreach ( array( false => $closed, true => $open ) as $isOpen => $ips ) {
			foreach ( $ips as $ip ) {
				yield $ip => array( $ip, (bool) $isOpen );
			}
		}
		foreach ( array( '', 'localhost', '127.1', '0x7f.0.0.1', '010.0.0.1', '[::1]', 'fe80::1%eth0', '1.1.1.1/8', '1.1.1.1 ' ) as $odd ) {
			yield "no address: $odd" => array( $odd, false );
		}
	}
}
