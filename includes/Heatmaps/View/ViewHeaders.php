<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps\View;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

final class ViewHeaders {

	/**
	 * Scripts can't load anything from other sites, and scripts of other sites don't run, so that analytics don't count the
	 * view; forms can't be sent. Workers from a script's own text are allowed, as WordPress's emoji script uses one; the same
	 * policy applies to them.
	 */
	private const POLICY = "connect-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; worker-src 'self' blob:; "
		. "form-action 'none'; frame-ancestors %s";

	private const UNKEPT = 'no-cache, must-revalidate, max-age=0, no-store, private';

	/**
	 * Adds to the site's own policies, as a browser enforces all of them. But it ignores X-Frame-Options if there is a
	 * frame-ancestors, so its value is repeated there.
	 */
	public static function send(): void {
		self::sendOfAll();
		$ancestors = self::isFrameDenied( headers_list() ) ? "'none'" : "'self'";
		header( 'Content-Security-Policy: ' . sprintf( self::POLICY, $ancestors ), false );
	}

	/** Also for an error. */
	public static function sendOfAll(): void {
		// WordPress before 6.8 doesn't send it to visitors, and an error sends all of these headers again.
		add_filter( 'nocache_headers', static fn( array $headers ): array => array( 'Cache-Control' => self::UNKEPT ) + $headers );
		nocache_headers();
		header( 'X-Robots-Tag: noindex, nofollow' );
		header( 'Referrer-Policy: no-referrer' );
	}

	/** @param array<string> $headers headers to be sent. */
	public static function isFrameDenied( array $headers ): bool {
		return array() !== preg_grep( '/^X-Frame-Options:\s*DENY/i', $headers );
	}
}
