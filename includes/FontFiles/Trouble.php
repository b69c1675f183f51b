<?php
declare(strict_types=1);

namespace UserFeedback\FontFiles;

use UserFeedback\Fonts\KeptFonts;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Why a font is not on the site. */
enum Trouble: string {
	case SWITCHED_OFF = 'switched_off';
	case UNREACHABLE  = 'unreachable';
	case REFUSED      = 'refused';
	case NO_FONT      = 'no_font';
	case TOO_LARGE    = 'too_large';
	case NO_ROOM      = 'no_room';
	case NOT_WRITABLE = 'not_writable';
	case UNFINISHED   = 'unfinished';

	/** For the owner. */
	public function sentence(): string {
		return match ( $this ) {
			self::SWITCHED_OFF => __( 'Downloading fonts is switched off in wp-config.php.', 'userfeedback' ),
			self::UNREACHABLE  => __( 'The font service could not be reached from this site, or did not answer in time.', 'userfeedback' ),
			self::REFUSED      => __( 'The font service answered with an error.', 'userfeedback' ),
			self::NO_FONT      => __( 'What the font service sent is not a font.', 'userfeedback' ),
			self::TOO_LARGE    => __( 'This font is too large to be kept here.', 'userfeedback' ),
			self::NO_ROOM      => sprintf(
				/* translators: %d: a number of fonts */
				__( 'This site keeps %d fonts already. Those that no survey has go after 30 days.', 'userfeedback' ),
				KeptFonts::MOST
			),
			self::NOT_WRITABLE => __( 'The folder for uploads cannot be written.', 'userfeedback' ),
			self::UNFINISHED   => __( 'The font is large: the rest of it is fetched in the next minutes.', 'userfeedback' ),
		};
	}
}
