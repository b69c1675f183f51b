<?php
declare(strict_types=1);

namespace UserFeedback\Settings;

/**
 * How much of a visitor's address the owner keeps: none, truncated or full.
 *
 * A copy of the one setting that each response asks for: WordPress has it in memory with its other small options, while
 * reading all settings would be a query of its own.
 */
final class IpStorage {

	public const OPTION = 'userfeedback_ip_storage';

	public static function current(): string {
		$chosen = get_option( self::OPTION, 'none' );
		return is_string( $chosen ) ? $chosen : 'none';
	}

	public static function keep( string $chosen ): void {
		update_option( self::OPTION, $chosen, true );
	}
}
