<?php
declare(strict_types=1);

namespace UserFeedback\Licensing\Licence;

use DateTimeImmutable;
use UserFeedback\Platform\Injection\ResultOf;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Checks if a key is valid for a site at a time, using only the public key. */
final class LicenceVerifier {

	/** @var array<string, LicenceKey|null> keys whose signature was checked already: that takes longer than all else. */
	private array $seen = array();

	/** @param string $publicKey 32 bytes; if it is empty, every key is invalid. */
	public function __construct( #[ResultOf( PublicKey::class, 'bytes' )] private readonly string $publicKey ) {}

	/** @param string ...$names names of the site, or of the network that the key is for: the key must have one of them. */
	public function verify( string $text, DateTimeImmutable $now, string ...$names ): Licence {
		if ( '' === $text ) {
			return Licence::none();
		}
		$key = $this->genuine( $text );
		return new Licence( $text, null === $key ? LicenceState::INVALID : $this->state( $key, $now, $names ), $key );
	}

	/** @param array<string> $names */
	private function state( LicenceKey $key, DateTimeImmutable $now, array $names ): LicenceState {
		if ( LicenceKey::ANY_SITE !== $key->site && ! in_array( $key->site, $names, true ) ) {
			return LicenceState::WRONG_SITE;
		}
		return null !== $key->expires && $now > $key->expires ? LicenceState::EXPIRED : LicenceState::VALID;
	}

	private function genuine( string $text ): ?LicenceKey {
		if ( ! array_key_exists( $text, $this->seen ) ) {
			$key                 = LicenceKey::parse( $text );
			$this->seen[ $text ] = null !== $key && $key->isSignedWith( $this->publicKey ) ? $key : null;
		}
		return $this->seen[ $text ];
	}
}
