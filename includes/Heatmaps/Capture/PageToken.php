<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps\Capture;

use UserFeedback\Platform\Database\SiteSetup;
use UserFeedback\Platform\Injection\ResultOf;
use UserFeedback\Platform\Rest\Problem\RequestError;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * The token in a page that lets us accept its visits: an HMAC of its key. It doesn't expire, because the page may be cached for
 * any time; it proves that this site printed it for this page, and says nothing about the visitor.
 */
final class PageToken {

	/** @param string $previous the key before the last change. */
	public function __construct(
		#[ResultOf( SiteSetup::class, 'writeKey' )] private readonly string $key,
		#[ResultOf( SiteSetup::class, 'previousWriteKey' )] private readonly string $previous = ''
	) {}

	public function of( string $page ): string {
		return self::mac( $page, $this->key );
	}

	/** @throws RequestError It isn't for this page; includes a new one if it was signed with the previous key. */
	public function check( string $page, string $token ): void {
		if ( '' !== $this->key && hash_equals( self::mac( $page, $this->key ), $token ) ) {
			return;
		}
		$wasOurs = '' !== $this->key && '' !== $this->previous && hash_equals( self::mac( $page, $this->previous ), $token );
		throw $wasOurs ? RequestError::expiredToken( $this->of( $page ) ) : RequestError::badToken();
	}

	private static function mac( string $page, string $key ): string {
		return hash_hmac( 'sha256', "heatmap|$page", $key );
	}
}
