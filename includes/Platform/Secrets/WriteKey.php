<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Secrets;

use UserFeedback\Platform\Database\SiteSetup;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The key that signs the tokens of visitors, and the previous one; each is empty if there is none. */
final class WriteKey {

	public static function current(): string {
		return self::both()[0];
	}

	public static function before(): string {
		return self::both()[1];
	}

	/** @return array{string, string} */
	private static function both(): array {
		$stored           = get_option( SiteSetup::WRITE_KEY, '' );
		[ $key, $before ] = explode( ' ', is_string( $stored ) ? $stored : '' ) + array( '', '' );
		return array( $key, $before );
	}
}
