<?php
declare(strict_types=1);

namespace UserFeedback\Licensing\Keys\License;

use DateTimeImmutable;
use UserFeedback\Platform\Injection\ResultOf;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Checks if a key is valid for a site at a time, using only the public key. */
final class LicenseVerifier {

	/** @var array<string, LicenseKey|null> keys whose signature was checked already: that takes longer than all else. */
	private array $seen = array();

	/** @param string $publicKey 32 bytes; if it is empty, every key is invalid. */
	public function __construct( #[ResultOf( LicensePublicKey::class, 'bytes' )] private readonly string $publicKey ) {}

	/** @param string ...$names names of the site, or of the network that the key is for: the key must have one of them. */
	public function verify( string $text, DateTimeImmutable $now, string ...$names ): License {
		if ( '' === $text ) {
			return License::none();
		}
		$key = $this->genuine( $text );
		return new License( $text, null === $key ? LicenseState::INVALID : $this->state( $key, $now, $names ), $key );
	}

	/** @param array<string> $names */
	private function state( LicenseKey $key, DateTimeImmutable $now, array $names ): LicenseState {
		if ( LicenseKey::ANY_SITE !== $key->site && ! in_array( $key->site, $names, true ) ) {
			return LicenseState::WRONG_SITE;
		}
		return null !== $key->expires && $now > $key->expires ? LicenseState::EXPIRED : LicenseState::VALID;
	}

	private function genuine( string $text ): ?LicenseKey {
		if ( ! array_key_exists( $text, $this->seen ) ) {
			$key                 = LicenseKey::parse( $text );
			$this->seen[ $text ] = null !== $key && $key->isSignedWith( $this->publicKey ) ? $key : null;
		}
		return $this->seen[ $text ];
	}
}
