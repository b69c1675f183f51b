<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps\Capture;

use UserFeedback\Contract\Problem\BadWriteToken;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * What a page carries so that visits of it are taken: an HMAC of its key. It does not run out, because the page may come
 * out of a cache after any time; it says that this site printed it for this page, and nothing of who looks at it.
 */
final class PageToken {

	/** @param string $previous the key that was changed for this one. */
	public function __construct( private readonly string $key, private readonly string $previous = '' ) {}

	public function of( string $page ): string {
		return self::mac( $page, $this->key );
	}

	/** @throws BadWriteToken not of this page; with a fresh one where it was signed with the key before. */
	public function check( string $page, string $token ): void {
		if ( '' !== $this->key && hash_equals( self::mac( $page, $this->key ), $token ) ) {
			return;
		}
		$wasOurs = '' !== $this->key && '' !== $this->previous && hash_equals( self::mac( $page, $this->previous ), $token );
		throw new BadWriteToken( $wasOurs ? $this->of( $page ) : null );
	}

	private static function mac( string $page, string $key ): string {
		return hash_hmac( 'sha256', "heatmap|$page", $key );
	}
}
