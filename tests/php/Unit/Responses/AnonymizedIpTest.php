<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Responses;

use PHPUnit\Framework\TestCase;
use UserFeedback\Responses\Visitor\IpAddress;

final class AnonymizedIpTest extends TestCase {

	/** @dataProvider choices */
	public function test_stores_only_as_much_of_an_address_as_the_owner_chose( string $kept, string $address, string $ipStorage ): void {
		self::assertSame( $kept, IpAddress::anonymized( IpAddress::read( $address ), $ipStorage ) );
	}

	/** @return list<array{string, string, string}> */
	public static function choices(): array {
		return array(
			array( '', '203.0.113.9', 'none' ),
			array( '', '203.0.113.9', '' ),
			array( '', '203.0.113.9', 'FULL' ),
			array( '203.0.113.0', '203.0.113.9', 'truncated' ),
			array( '203.0.113.9', '203.0.113.9', 'full' ),
			array( '203.0.113.0', '::ffff:203.0.113.9', 'truncated' ),
			array( '2001:db8:1::', '2001:db8:1:2:3:4:5:6', 'truncated' ),
			array( '2001:db8:1:2:3:4:5:6', '2001:db8:1:2:3:4:5:6', 'full' ),
			array( '', 'nobody', 'full' ),
		);
	}

	/** @dataProvider senders */
	public function test_counts_all_addresses_of_one_household_as_one_sender( string $sender, string $address ): void {
		self::assertSame( $sender, IpAddress::read( $address )?->sender() );
	}

	/** @return list<array{string, string}> */
	public static function senders(): array {
		return array(
			array( '203.0.113.9', '203.0.113.9' ),
			array( '203.0.113.9', '::ffff:203.0.113.9' ),
			array( '2001:db8:1:2::', '2001:db8:1:2:3:4:5:6' ),
			array( '2001:db8:1:2::', '2001:db8:1:2:ffff:ffff:ffff:ffff' ),
			array( '2001:db8:1:3::', '2001:db8:1:3::1' ),
		);
	}
}
