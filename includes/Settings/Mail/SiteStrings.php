<?php
declare(strict_types=1);

namespace UserFeedback\Settings\Mail;

use Closure;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The texts about the site in every message, and their language. */
final class SiteStrings {

	/** Plain text, one line. */
	public static function name(): string {
		$name = get_option( 'blogname' );
		return MailText::line( wp_specialchars_decode( is_string( $name ) ? $name : '', ENT_QUOTES ) );
	}

	/**
	 * Uses the site's language, whoever is logged in.
	 *
	 * @param Closure(): Mail $write
	 */
	public static function inItsLanguage( Closure $write ): Mail {
		$isOther = switch_to_locale( get_locale() );
		try {
			return $write();
		} finally {
			if ( $isOther ) {
				restore_previous_locale();
			}
		}
	}
}
