<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Licensing;

use DateTimeImmutable;
use PHPUnit\Framework\TestCase;
use UserFeedback\Licensing\Keys\License\LicenseKey;
use UserFeedback\Licensing\Keys\License\LicenseState;
use UserFeedback\Licensing\Keys\License\LicenseVerifier;
use UserFeedback\Licensing\Keys\License\SiteHost;
use UserFeedback\Licensing\Plans\Plan;

final class LicenseKeyTest extends TestCase {

	private const NOW = '2026-11-21T12:00:00+00:00';

	/** @var non-empty-string */
	private string $pair;

	protected function setUp(): void {
		parent::setUp();
		$this->pair = sodium_crypto_sign_keypair();
	}

	/** @dataProvider plans */
	public function test_a_key_unlocks_the_plan_it_was_issued_for( Plan $plan ): void {
		$license = $this->verified( $this->key( $plan ) );

		self::assertSame( LicenseState::VALID, $license->state );
		self::assertSame( $plan, $license->plan() );
	}

	/** @return array<string, array{Plan}> */
	public static function plans(): array {
		return array(
			'plus'  => array( Plan::PLUS ),
			'pro'   => array( Plan::PRO ),
			'elite' => array( Plan::ELITE ),
		);
	}

	public function test_a_key_is_valid_until_its_last_second_and_then_unlocks_nothing(): void {
		self::assertSame( LicenseState::VALID, $this->verified( $this->key( Plan::PRO, 'example.org', self::NOW ) )->state );

		$expired = $this->verified( $this->key( Plan::PRO, 'example.org', '2026-11-21T11:59:59+00:00' ) );
		self::assertSame( LicenseState::EXPIRED, $expired->state );
		self::assertSame( Plan::LITE, $expired->plan() );
		self::assertSame(
			LicenseState::EXPIRED,
			$this->verified( $this->key( Plan::PRO, 'example.org', '2026-11-21T12:59:59+01:00' ) )->state,
			'Whatever the zone.'
		);
	}

	/** @dataProvider hosts */
	public function test_a_key_is_valid_only_for_its_site( string $keySite, string $host, LicenseState $state ): void {
		self::assertSame( $state, $this->verified( $this->key( Plan::PRO, $keySite ), $host )->state );
	}

	/** @return array<string, array{string, string, LicenseState}> */
	public static function hosts(): array {
		return array(
			'its own'                => array( 'example.org', 'example.org', LicenseState::VALID ),
			'any'                    => array( '*', 'example.org', LicenseState::VALID ),
			'another'                => array( 'example.org', 'example.com', LicenseState::WRONG_SITE ),
			'one below it'           => array( 'example.org', 'shop.example.org', LicenseState::WRONG_SITE ),
			'one that ends the same' => array( 'example.org', 'notexample.org', LicenseState::WRONG_SITE ),
			'none'                   => array( 'example.org', '', LicenseState::WRONG_SITE ),
		);
	}

	public function test_ignores_www_and_port_and_folder_and_case_in_the_site_address(): void {
		foreach ( array( 'https://www.example.org', 'http://EXAMPLE.org:8080/blog', 'https://example.org/?a=b' ) as $url ) {
			self::assertSame( 'example.org', SiteHost::ofUrl( $url ) );
		}
		self::assertSame( '', SiteHost::normal( 'example.org/../x' ) );
		self::assertSame( '', SiteHost::normal( '*' ) );
		foreach ( array(
			'https://www.Example.org:8080/Shop/' => 'example.org/Shop',
			'http://example.org/a/b?c#d'         => 'example.org/a/b',
			'http://example.org'                 => 'example.org',
			'http://example.org/../x'            => '',
			'nothing'                            => '',
		) as $url => $place ) {
			self::assertSame( $place, SiteHost::fromUrl( $url ), $url );
		}
		foreach ( array(
			'example.org/shop'      => 'example.org/shop',
			'www.Example.org/shop/' => 'example.org/shop',
			'example.org'           => 'example.org',
			'*'                     => '',
			'example.org/../x'      => '',
			'example.org//x'        => '',
			'/shop'                 => '',
			'example.org/a b'       => '',
		) as $given => $place ) {
			self::assertSame( $place, SiteHost::normalize( $given ), $given );
		}
	}

	public function test_rejects_a_key_from_another_key_pair(): void {
		$key = $this->key( Plan::ELITE );

		self::assertSame(
			LicenseState::INVALID,
			$this->verified( $key, 'example.org', sodium_crypto_sign_publickey( sodium_crypto_sign_keypair() ) )->state
		);
		self::assertSame(
			LicenseState::INVALID,
			$this->verified( $key, 'example.org', '' )->state,
			'Nor is any where there is no public key.'
		);
	}

	public function test_rejects_a_key_with_a_changed_plan(): void {
		[ $version, $payload, $signature ] = explode( '.', $this->key( Plan::PLUS ) );
		$claims                            = (string) base64_decode( strtr( $payload, '-_', '+/' ), true );
		$changed                           = str_replace( '"plus"', '"elite"', $claims );
		self::assertNotSame( $claims, $changed );

		$forged = "$version." . rtrim( strtr( base64_encode( $changed ), '+/', '-_' ), '=' ) . ".$signature";
		self::assertNotNull( LicenseKey::parse( $forged ), 'It looks like a key,' );
		self::assertSame( LicenseState::INVALID, $this->verified( $forged )->state, 'and is none.' );
	}

	/** @dataProvider spellings */
	public function test_accepts_only_one_spelling_of_a_key( callable $other ): void {
		$key     = $this->key( Plan::ELITE );
		$respelt = $other( $key );
		self::assertIsString( $respelt );
		self::assertNotSame( $key, $respelt );
		self::assertSame( LicenseState::INVALID, $this->verified( $respelt )->state );
	}

	/** @return array<string, array{callable(string): string}> */
	public static function spellings(): array {
		return array(
			'padded'              => array( static fn( string $key ): string => "$key==" ),
			'with a line break'   => array( static fn( string $key ): string => "$key\n" ),
			'with a space inside' => array( static fn( string $key ): string => str_replace( '.', ' .', $key ) ),
			// The last 4 bits of 64 bytes have no meaning.
			'with spare bits set' => array(
				static fn( string $key ): string => substr( $key, 0, -1 ) . self::next( substr( $key, -1 ) ),
			),
			'with a part more'    => array( static fn( string $key ): string => "$key.AAAA" ),
			'of another version'  => array( static fn( string $key ): string => 'UF2' . substr( $key, 3 ) ),
			'in small letters'    => array( 'strtolower' ),
			'without a signature' => array( static fn( string $key ): string => substr( $key, 0, (int) strrpos( $key, '.' ) + 1 ) ),
			'a megabyte long'     => array( static fn( string $key ): string => $key . str_repeat( 'A', 1048576 ) ),
		);
	}

	private static function next( string $letter ): string {
		$alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
		return $alphabet[ ( (int) strpos( $alphabet, $letter ) + 1 ) % 64 ];
	}

	/** @dataProvider claims */
	public function test_rejects_a_signed_key_with_invalid_claims( string $claims ): void {
		$signed = 'UF1.' . rtrim( strtr( base64_encode( $claims ), '+/', '-_' ), '=' );
		$key    = "$signed." . rtrim(
			strtr( base64_encode( sodium_crypto_sign_detached( $signed, sodium_crypto_sign_secretkey( $this->pair ) ) ), '+/', '-_' ),
			'='
		);

		self::assertSame( LicenseState::INVALID, $this->verified( $key )->state );
	}

	/** @return array<string, array{string}> */
	public static function claims(): array {
		$with = static fn( string $name, mixed $value ): array => array(
			(string) json_encode(
				array( $name => $value ) + array(
					'id'      => 'a',
					'plan'    => 'pro',
					'site'    => '*',
					'network' => false,
					'expires' => null,
				)
			),
		);
		return array(
			'no JSON'                  => array( 'O:8:"stdClass":0:{}' ),
			'nothing'                  => array( '{}' ),
			'a plan that is free'      => array( '{"id":"a","plan":"lite","site":"*","network":false,"expires":null}' ),
			'a plan nobody sells'      => array( '{"id":"a","plan":"ultra","site":"*","network":false,"expires":null}' ),
			'a day that is none'       => array( '{"id":"a","plan":"pro","site":"*","network":false,"expires":"tomorrow"}' ),
			'an end that is a number'  => array( '{"id":"a","plan":"pro","site":"*","network":false,"expires":1}' ),
			'a site that is none'      => array( '{"id":"a","plan":"pro","site":"https://example.org","network":false,"expires":null}' ),
			'a network that is a word' => array( '{"id":"a","plan":"pro","site":"*","network":"yes","expires":null}' ),
			'an id that is code'       => array( '{"id":"<script>","plan":"pro","site":"*","network":false,"expires":null}' ),
			'a claim more'             => $with( 'admin', true ),
		);
	}

	/** Checks that the keys above fail for the stated reason, and not for how they are built here. */
	public function test_accepts_a_signed_key_with_valid_claims(): void {
		$signed = 'UF1.' . rtrim(
			strtr( base64_encode( '{"id":"a","plan":"pro","site":"*","network":false,"expires":null}' ), '+/', '-_' ),
			'='
		);
		$key    = "$signed." . rtrim(
			strtr( base64_encode( sodium_crypto_sign_detached( $signed, sodium_crypto_sign_secretkey( $this->pair ) ) ), '+/', '-_' ),
			'='
		);

		self::assertSame( LicenseState::VALID, $this->verified( $key )->state );
	}

	private function key( Plan $plan, string $site = 'example.org', ?string $expires = null ): string {
		return LicenseKey::issue(
			'test',
			$plan,
			$site,
			false,
			null === $expires ? null : new DateTimeImmutable( $expires ),
			sodium_crypto_sign_secretkey( $this->pair )
		);
	}

	private function verified(
		string $key,
		string $host = 'example.org',
		?string $publicKey = null
	): \UserFeedback\Licensing\Keys\License\License {
		return (
			new LicenseVerifier( $publicKey ?? sodium_crypto_sign_publickey( $this->pair ) )
		)->verify( $key, new DateTimeImmutable( self::NOW ), $host );
	}
}
