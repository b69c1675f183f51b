<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Licensing;

use PHPUnit\Framework\TestCase;
use UserFeedback\Licensing\Licence\PublicKey;

/** Anyone who edits wp-config.php could name their own key pair and create every license. */
final class PublicKeyTest extends TestCase {

	/** @dataProvider environments */
	public function test_a_key_pair_of_the_site_s_own_counts_where_developers_work_and_nowhere_else(
		string $environment,
		bool $counts
	): void {
		self::assertSame( $counts ? 32 : 0, strlen( PublicKey::of( str_repeat( 'ab', 32 ), $environment ) ) );
	}

	/** @return iterable<string, array{string, bool}> */
	public static function environments(): iterable {
		yield 'local' => array( 'local', true );
		yield 'development' => array( 'development', true );
		yield 'staging' => array( 'staging', false );
		yield 'production' => array( 'production', false );
	}

	public function test_what_is_no_key_is_none(): void {
		foreach ( array( '', 'ab', str_repeat( 'AB', 32 ), str_repeat( 'ab', 32 ) . "\n", null, 7 ) as $given ) {
			self::assertSame( '', PublicKey::of( $given, 'local' ) );
		}
	}
}
