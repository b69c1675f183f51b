<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Editing;

use UserFeedback\Platform\Hooks;
use UserFeedback\Platform\Rest\Permission;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Clears unsaved survey changes from the browser when a user logs out, because the computer may be shared. The site keeps a
 * copy that only this user can read. An expired login clears nothing, so the user can continue later.
 *
 * Logging out redirects before a script can run, so a cookie passes the user ID to the next login page.
 *
 * @phpstan-import-type Declared from Hooks
 */
final class LogoutHooks {

	public const COOKIE = 'userfeedback_left';

	/** Days that a browser keeps unsaved changes. */
	private const DAYS = 14;

	/** Key names come from src/features/builder/saving/local-copy/storage.ts: site, user, survey, and tab. */
	private const SCRIPT = <<<'JS'
		( function ( left, site ) {
			[ 'localStorage', 'sessionStorage' ].forEach( function ( kind ) {
				try {
					Object.keys( window[ kind ] ).forEach( function ( name ) {
						if ( name.indexOf( 'userfeedback:copy:' + site ) === 0 && name.split( ':' ).slice( -3 )[ 0 ] === left.user ) {
							window[ kind ].removeItem( name );
						}
					} );
				} catch ( error ) {} // A browser that keeps nothing.
			} );
			document.cookie = left.cookie + '=; Max-Age=0; path=' + left.path;
		} )
		JS;

	/** @return array<string, Declared|list<Declared>> */
	public static function hooks(): array {
		return array(
			'wp_logout'    => array( 'note' ),
			'login_footer' => array( 'forget' ),
		);
	}

	public function note( int $userId ): void {
		if ( $userId < 1 || headers_sent() || ! user_can( $userId, Permission::EDIT->value ) ) {
			return;
		}
		setcookie(
			self::COOKIE,
			(string) $userId,
			array(
				'expires'  => time() + self::DAYS * DAY_IN_SECONDS,
				'path'     => self::path(),
				'secure'   => is_ssl(),
				'samesite' => 'Lax',
			)
		);
	}

	public function forget(): void {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Nothing but a whole number is taken of it.
		$sent = $_COOKIE[ self::COOKIE ] ?? '';
		$user = is_string( $sent ) ? (int) $sent : 0;
		if ( $user > 0 ) {
			wp_print_inline_script_tag( self::script( $user ) );
		}
	}

	/** A user has the same ID on all sites of a network. */
	private static function script( int $userId ): string {
		$left = array(
			'user'   => (string) $userId,
			'cookie' => self::COOKIE,
			'path'   => self::path(),
		);
		$site = is_multisite() ? network_site_url() : admin_url() . ':';
		return self::SCRIPT . '( ' . wp_json_encode( $left, JSON_HEX_TAG ) . ', ' . wp_json_encode( $site, JSON_HEX_TAG ) . ' );';
	}

	/** Returns the path of this WordPress installation: one host may have several. */
	private static function path(): string {
		return (string) wp_parse_url( network_site_url( '/' ), PHP_URL_PATH );
	}
}
