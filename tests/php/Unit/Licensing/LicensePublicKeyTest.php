<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Licensing;

use PHPUnit\Framework\TestCase;
use UserFeedback\Licensing\Keys\License\LicensePublicKey;

/** Anyone who edits wp-config.php could name their own key pair and create every license. */
final class LicensePublicKeyTest extends TestCase {

	/** @dataProvider environments */
	public function test_uses_a_custom_public_key_only_in_development_environments(
		string $environment,
		bool $counts
	): void {
		self::assertSame( $counts ? 32 : 0, strlen( LicensePublicKey::of( str_repeat( 'ab', 32 ), $environment ) ) );
	}

	/** @return iterable<string, array{string, bool}> */
	public static function environments(): iterable {
		yield 'local' => array( 'local', true );
		yield 'development' => array( 'development', true );
		yield 'staging' => array( 'staging', false );
		yield 'production' => array( 'production', false );
	}

	public function test_ignores_an_invalid_public_key(): void {
		foreach ( array( '', 'ab', str_repeat( 'AB', 32 ), str_repeat( 'ab', 32 ) . "\n", null, 7 ) as $given ) {
			self::assertSame( '', LicensePublicKey::of( $given, 'local' ) );
		}
	}
}
