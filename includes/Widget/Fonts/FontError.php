<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Fonts;

use UserFeedback\Settings\Theme\DownloadedFonts;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The reason why a font couldn't be downloaded. */
enum FontError: string {
	case SWITCHED_OFF = 'switched_off';
	case UNREACHABLE  = 'unreachable';
	case REFUSED      = 'refused';
	case NO_FONT      = 'no_font';
	case TOO_LARGE    = 'too_large';
	case NO_ROOM      = 'no_room';
	case NOT_WRITABLE = 'not_writable';
	case UNFINISHED   = 'unfinished';

	/** Message for the owner. */
	public function sentence(): string {
		return match ( $this ) {
			self::SWITCHED_OFF => __( 'Font downloads are turned off in wp-config.php.', 'userfeedback' ),
			self::UNREACHABLE  => __(
				'This site couldn’t reach the font service, or the service took too long to respond.',
				'userfeedback'
			),
			self::REFUSED      => __( 'The font service returned an error.', 'userfeedback' ),
			self::NO_FONT      => __( 'The font service returned a file that isn’t a font.', 'userfeedback' ),
			self::TOO_LARGE    => __( 'This font is too large to store on your site.', 'userfeedback' ),
			self::NO_ROOM      => sprintf(
				/* translators: %d: a number of fonts */
				__(
					'This site already stores the maximum of %d fonts. Fonts that no survey uses are deleted after 30 days.',
					'userfeedback'
				),
				DownloadedFonts::MOST
			),
			self::NOT_WRITABLE => __( 'WordPress can’t write to the uploads folder.', 'userfeedback' ),
			self::UNFINISHED   => __( 'This font is large. The rest downloads over the next few minutes.', 'userfeedback' ),
		};
	}
}
