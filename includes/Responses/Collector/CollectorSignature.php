<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Collector;

use UserFeedback\Platform\Database\SiteSetup;
use UserFeedback\Platform\Injection\ResultOf;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Proves to the site's check that it reached this site's own collector, not another one or a cache. */
final class CollectorSignature {

	/** @param string $key the site's write key. */
	public function __construct( #[ResultOf( SiteSetup::class, 'writeKey' )] private readonly string $key ) {}

	public static function nonce(): string {
		return bin2hex( random_bytes( 16 ) );
	}

	public function isNonce( string $text ): bool {
		return '' !== $this->key && 1 === preg_match( '/\A[0-9a-f]{32}\z/', $text );
	}

	/** The prefix distinguishes it from write tokens, which are signed with the same key. */
	public function of( string $nonce ): string {
		return hash_hmac( 'sha256', "collector|$nonce", $this->key );
	}
}
