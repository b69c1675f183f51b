<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps\View;

use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Database\SiteSetup;
use UserFeedback\Platform\Injection\ResultOf;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The signed part of a view's URL: its contents, and an HMAC of them with the site's own key. */
final class SignedViewToken {

	public const PARAMETER = 'userfeedback_heatmap';

	/** Seconds until a URL expires. */
	public const LIFE = 600;

	public function __construct(
		#[ResultOf( SiteSetup::class, 'writeKey' )] private readonly string $key,
		private readonly Clock $clock
	) {}

	public function sign( ViewGrant $grant ): string {
		$payload = self::encoded( (string) wp_json_encode( $grant->toArray() ) );
		return "$payload." . $this->mac( $payload );
	}

	/** Returns null if this site didn't sign it, or it has expired. */
	public function read( string $signed ): ?ViewGrant {
		[ $payload, $mac ] = explode( '.', $signed, 2 ) + array( '', '' );
		if ( '' === $this->key || ! hash_equals( $this->mac( $payload ), $mac ) ) {
			return null;
		}
		$grant = ViewGrant::fromArray( json_decode( self::decoded( $payload ), true ) );
		return null !== $grant && $grant->expires > $this->clock->now()->getTimestamp() ? $grant : null;
	}

	private function mac( string $payload ): string {
		return hash_hmac( 'sha256', "heatmap-view|$payload", $this->key );
	}

	// phpcs:disable WordPress.PHP.DiscouragedPHPFunctions -- A text on its way through an address.
	private static function encoded( string $text ): string {
		return rtrim( strtr( base64_encode( $text ), '+/', '-_' ), '=' );
	}

	private static function decoded( string $text ): string {
		return (string) base64_decode( strtr( $text, '-_', '+/' ), true );
	}
	// phpcs:enable
}
