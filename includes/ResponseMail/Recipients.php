<?php
declare(strict_types=1);

namespace UserFeedback\ResponseMail;

use UserFeedback\Contract\Validation\Format;
use UserFeedback\Surveys\Settings\Notifications;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Addresses of a survey that mail can be sent to. */
final class Recipients {

	/** Characters of a destination's target. */
	private const LONGEST = 191;

	/** @return array<string, string> as the owner typed them, by what a destination is known by: capitals make no other mailbox. */
	public static function of( Notifications $told ): array {
		$found = array();
		foreach ( $told->recipients() as $address ) {
			if ( Format::isEmail( $address ) && strlen( $address ) <= self::LONGEST ) {
				$found += array( strtolower( $address ) => $address );
			}
		}
		return $found;
	}
}
