<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Submit;

use UserFeedback\Platform\Database\SiteSetup;
use UserFeedback\Platform\Injection\ResultOf;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Token in a single-use link to a survey's own page. It is the token of the link's response, in the form of a UUID: 6 random bytes,
 * then 10 bytes of an HMAC. So the table's unique key makes each link count once, and links need no storage. No WordPress here.
 *
 * A token doesn't expire, but rotating the key twice ends it.
 */
final class SingleUseToken {

	private const RANDOM = 6;

	public function __construct(
		#[ResultOf( SiteSetup::class, 'writeKey' )] private readonly string $key,
		#[ResultOf( SiteSetup::class, 'previousWriteKey' )] private readonly string $previous = ''
	) {}

	public function create( int $surveyId ): string {
		$random = bin2hex( random_bytes( self::RANDOM ) );
		return vsprintf( '%s%s-%s-%s-%s-%s%s%s', str_split( $random . self::mac( $surveyId, $random, $this->key ), 4 ) );
	}

	public function isValid( int $surveyId, string $token ): bool {
		$hex              = str_replace( '-', '', $token );
		[ $random, $mac ] = array( substr( $hex, 0, 2 * self::RANDOM ), substr( $hex, 2 * self::RANDOM ) );
		foreach ( array( $this->key, $this->previous ) as $key ) {
			if ( '' !== $key && hash_equals( self::mac( $surveyId, $random, $key ), $mac ) ) {
				return true;
			}
		}
		return false;
	}

	private static function mac( int $surveyId, string $random, string $key ): string {
		return substr( hash_hmac( 'sha256', "single-use|$surveyId|$random", $key ), 0, 32 - 2 * self::RANDOM );
	}
}
