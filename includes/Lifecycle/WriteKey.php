<?php
declare(strict_types=1);

namespace UserFeedback\Lifecycle;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The key with which the site signs what visitors may write, and the one before it; each empty where there is none. */
final class WriteKey {

	public static function current(): string {
		return self::both()[0];
	}

	public static function before(): string {
		return self::both()[1];
	}

	/** @return array{string, string} */
	private static function both(): array {
		$stored           = get_option( Site::WRITE_KEY, '' );
		[ $key, $before ] = explode( ' ', is_string( $stored ) ? $stored : '' ) + array( '', '' );
		return array( $key, $before );
	}
}
