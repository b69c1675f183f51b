<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps\View;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** What a browser is told with a view, besides the page. */
final class ViewHeaders {

	/**
	 * Nothing is fetched from other sites by scripts and no script of theirs runs, so that analytics hear nothing of it;
	 * nothing is sent from forms. Workers out of a script's own text are let in, as WordPress's own for emoji is one; they
	 * keep to the same.
	 */
	private const POLICY = "connect-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; worker-src 'self' blob:; "
		. "form-action 'none'; frame-ancestors %s";

	private const UNKEPT = 'no-cache, must-revalidate, max-age=0, no-store, private';

	/**
	 * Beside the site's own, which stay: a browser keeps to all of them. But it looks at no X-Frame-Options where there
	 * are frame-ancestors, so what that says is said again.
	 */
	public static function send(): void {
		self::sendOfAll();
		$ancestors = self::isFrameDenied( headers_list() ) ? "'none'" : "'self'";
		header( 'Content-Security-Policy: ' . sprintf( self::POLICY, $ancestors ), false );
	}

	/** Also of a refusal. */
	public static function sendOfAll(): void {
		// Before 6.8 it is said to visitors by nobody, and a refusal says all of these headers once more.
		add_filter( 'nocache_headers', static fn( array $headers ): array => array( 'Cache-Control' => self::UNKEPT ) + $headers );
		nocache_headers();
		header( 'X-Robots-Tag: noindex, nofollow' );
		header( 'Referrer-Policy: no-referrer' );
	}

	/** @param array<string> $headers that are to be sent. */
	public static function isFrameDenied( array $headers ): bool {
		return array() !== preg_grep( '/^X-Frame-Options:\s*DENY/i', $headers );
	}
}
