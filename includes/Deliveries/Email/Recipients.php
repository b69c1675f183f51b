<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\Email;

use UserFeedback\Platform\Schema\StringFormat;
use UserFeedback\Surveys\Settings\Notifications;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Addresses of a survey that can receive email. */
final class Recipients {

	/** Maximum characters of a destination's target. */
	private const LONGEST = 191;

	/** @return array<string, string> addresses as typed, by lowercase address, because case doesn't distinguish mailboxes */
	public static function of( Notifications $told ): array {
		$found = array();
		foreach ( $told->recipients() as $address ) {
			if ( StringFormat::isEmail( $address ) && strlen( $address ) <= self::LONGEST ) {
				$found += array( strtolower( $address ) => $address );
			}
		}
		return $found;
	}
}
