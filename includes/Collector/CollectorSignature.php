<?php
declare(strict_types=1);

namespace UserFeedback\Collector;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** By what the site's check knows that it reached the collector of this very site, and no other and no cache. */
final class CollectorSignature {

	/** @param string $key the site's write key. */
	public function __construct( private readonly string $key ) {}

	public static function nonce(): string {
		return bin2hex( random_bytes( 16 ) );
	}

	public function isNonce( string $text ): bool {
		return '' !== $this->key && 1 === preg_match( '/\A[0-9a-f]{32}\z/', $text );
	}

	/** Its first word keeps it apart from the write tokens, which the same key signs. */
	public function of( string $nonce ): string {
		return hash_hmac( 'sha256', "collector|$nonce", $this->key );
	}
}
