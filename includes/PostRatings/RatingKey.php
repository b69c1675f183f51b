<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings;

use UserFeedback\Platform\Database\SiteSetup;
use UserFeedback\Platform\Injection\ResultOf;
use UserFeedback\Platform\Rest\Problem\RequestError;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * The key of a rating on a page: it proves that the site asks for ratings of this post. It says nothing about the voter and
 * doesn't expire, because the page may be cached for any time; each vote checks whether the post may be rated at that moment.
 */
final class RatingKey {

	/** @param string $before the site's previous key. */
	public function __construct(
		#[ResultOf( SiteSetup::class, 'writeKey' )] private readonly string $key,
		#[ResultOf( SiteSetup::class, 'previousWriteKey' )] private readonly string $before = ''
	) {}

	public function of( int $postId ): string {
		return self::mac( $postId, $this->key );
	}

	/** @throws RequestError It isn't for this post; or it has the site's previous key, then with a new one. */
	public function check( int $postId, string $sent ): void {
		if ( '' !== $this->key && hash_equals( $this->of( $postId ), $sent ) ) {
			return;
		}
		$wasOurs = '' !== $this->key && '' !== $this->before && hash_equals( self::mac( $postId, $this->before ), $sent );
		throw $wasOurs ? RequestError::expiredToken( $this->of( $postId ) ) : RequestError::badToken();
	}

	private static function mac( int $postId, string $key ): string {
		return hash_hmac( 'sha256', "rating|$postId", $key );
	}
}
