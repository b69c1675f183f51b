<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\Webhooks\Sending;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The signature of Standard Webhooks 1.0. */
final class WebhookSignature {

	private const PREFIX = 'whsec_';

	/** @param string $content the body; of a request without one, its query. */
	public static function of( string $secret, string $id, int $timestamp, string $content ): string {
		return 'v1,' . base64_encode( hash_hmac( 'sha256', "$id.$timestamp.$content", self::key( $secret ), true ) );
	}

	/** Secrets of that standard have a prefix followed by base64; others are used unchanged. */
	private static function key( string $secret ): string {
		$bytes = str_starts_with( $secret, self::PREFIX ) ? base64_decode( substr( $secret, strlen( self::PREFIX ) ), true ) : false;
		return false === $bytes || '' === $bytes ? $secret : $bytes;
	}
}
