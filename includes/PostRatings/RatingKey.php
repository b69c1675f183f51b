<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings;

use UserFeedback\Contract\Problem\BadWriteToken;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * What a place for ratings carries: the site asks for ratings of this post. It says nothing of who votes and does not run
 * out, because the page may lie in a cache for as long as its owner likes; whether the post may be rated now is asked
 * with each vote.
 */
final class RatingKey {

	/** @param string $before the key of the site that was changed for this one. */
	public function __construct( private readonly string $key, private readonly string $before = '' ) {}

	public function of( int $postId ): string {
		return self::mac( $postId, $this->key );
	}

	/** @throws BadWriteToken not of this post; or of the site's key before, and then with a fresh one. */
	public function check( int $postId, string $sent ): void {
		if ( '' !== $this->key && hash_equals( $this->of( $postId ), $sent ) ) {
			return;
		}
		$wasOurs = '' !== $this->key && '' !== $this->before && hash_equals( self::mac( $postId, $this->before ), $sent );
		throw new BadWriteToken( $wasOurs ? $this->of( $postId ) : null );
	}

	private static function mac( int $postId, string $key ): string {
		return hash_hmac( 'sha256', "rating|$postId", $key );
	}
}
