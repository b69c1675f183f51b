<?php
declare(strict_types=1);

namespace UserFeedback\FontFiles;

use UserFeedback\Contract\Can;
use UserFeedback\Inbox\Fact;
use UserFeedback\Inbox\Notification;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Surveys have a font that did not come to the site when it was tried. */
final class FontsMissing implements Fact {

	public function __construct( private readonly TroubleRepository $troubles ) {}

	public function tell(): array {
		$mayAsk  = current_user_can( Can::EDIT->value ) || current_user_can( Can::SETTINGS->value );
		$missing = array_filter( $mayAsk ? $this->troubles->all() : array(), static fn( array $one ): bool => $one['tries'] > 0 );
		if ( array() === $missing ) {
			return array();
		}
		$names = array_map( 'strval', array_keys( $missing ) );
		sort( $names );
		return array(
			new Notification(
				'fonts_missing-' . substr( md5( implode( ',', $names ) ), 0, 8 ),
				Notification::ATTENTION,
				__( 'A font is not on your site yet', 'userfeedback' ),
				sprintf(
					/* translators: 1: names of fonts, such as Lora 400, Inter 700 2: why, a sentence 3: a date and time */
					__(
						'%1$s could not be downloaded. %2$s Until it is here, surveys that have it are drawn in the letters of the page. It is tried again on %3$s.',
						'userfeedback'
					),
					implode( ', ', $names ),
					array_values( $missing )[0]['trouble']->sentence(),
					(string) wp_date( self::timeFormat(), min( array_column( $missing, 'next' ) ) )
				),
				__( 'See your surveys', 'userfeedback' ),
				admin_url( 'admin.php?page=userfeedback_surveys' )
			),
		);
	}

	private static function timeFormat(): string {
		$parts = array_map( static fn( string $name ): mixed => get_option( $name ), array( 'date_format', 'time_format' ) );
		return implode( ' ', array_filter( $parts, 'is_string' ) );
	}
}
