<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Licensing;

use DateTimeImmutable;
use PHPUnit\Framework\TestCase;
use UserFeedback\Licensing\Keys\License\LicenseState;
use UserFeedback\Licensing\Keys\License\LicenseVerifier;
use UserFeedback\Licensing\Plans\Plan;

/** `bin/license`, as a publisher uses it. */
final class LicenseCommandTest extends TestCase {

	private string $file = '';

	protected function setUp(): void {
		parent::setUp();
		$this->file = sys_get_temp_dir() . '/uf-license-' . bin2hex( random_bytes( 6 ) );
	}

	protected function tearDown(): void {
		if ( is_file( $this->file ) ) {
			unlink( $this->file );
		}
		parent::tearDown();
	}

	public function test_issues_keys_that_the_public_key_of_the_pair_verifies(): void {
		$public = sodium_hex2bin( trim( $this->said( 'keypair', '--private', $this->file ) ) );
		self::assertSame( 0600, fileperms( $this->file ) & 0777, 'Nobody else reads the private half.' );

		$key     = trim(
			$this->said( 'issue', '--plan', 'pro', '--site', 'WWW.example.org', '--expires', '2027-01-01', '--private', $this->file )
		);
		$verdict = fn( string $at ) => ( new LicenseVerifier( $public ) )->verify( $key, new DateTimeImmutable( $at ), 'example.org' );

		self::assertSame( Plan::PRO, $verdict( '2027-01-01T23:59:59Z' )->plan() );
		self::assertSame( LicenseState::EXPIRED, $verdict( '2027-01-02T00:00:00Z' )->state );
		self::assertFalse( $verdict( '2026-01-01T00:00:00Z' )->isForNetwork() );
	}

	public function test_a_private_key_is_never_overwritten(): void {
		$this->said( 'keypair', '--private', $this->file );
		$before = file_get_contents( $this->file );

		self::assertSame( '', $this->said( 'keypair', '--private', $this->file ) );
		self::assertSame( $before, file_get_contents( $this->file ) );
	}

	/** @dataProvider wrong */
	public function test_issues_no_key_for_invalid_options( string ...$options ): void {
		$this->said( 'keypair', '--private', $this->file );

		self::assertSame( '', $this->said( 'issue', '--private', $this->file, ...$options ) );
	}

	/** @return array<string, list<string>> */
	public static function wrong(): array {
		return array(
			'no plan'              => array( '--site', 'any' ),
			'the free plan'        => array( '--plan', 'lite', '--site', 'any' ),
			'no site'              => array( '--plan', 'pro' ),
			'an address'           => array( '--plan', 'pro', '--site', 'https://example.org/' ),
			'a day that never was' => array( '--plan', 'pro', '--site', 'any', '--expires', '2027-02-30' ),
			'an unknown option'    => array( '--plan', 'pro', '--site', 'any', '--sites', '5' ),
			'no key'               => array( '--plan', 'pro', '--site', 'any', '--private', '/dev/null' ),
		);
	}

	/** Returns its output; empty if it failed. */
	private function said( string ...$arguments ): string {
		$command = array( PHP_BINARY, dirname( __DIR__, 4 ) . '/bin/license', ...array_values( $arguments ) );
		$process = proc_open( $command, array( 1 => array( 'pipe', 'w' ), 2 => array( 'file', '/dev/null', 'w' ) ), $pipes );
		self::assertIsResource( $process );
		$text = (string) stream_get_contents( $pipes[1] );
		self::assertSame( '' === $text ? 1 : 0, proc_close( $process ), $text );
		return $text;
	}
}
