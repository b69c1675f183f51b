<?php
declare(strict_types=1);

namespace UserFeedback\Usage;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * By what reports of one site are known to be of one: a random number, made when the owner allows them and forgotten when not.
 * That there is one says that they are allowed, without a look at the settings.
 */
final class UsageIdRepository {

	public const OPTION = 'userfeedback_usage_id';

	/** Empty where nothing is allowed. */
	public function get(): string {
		$id = get_option( self::OPTION, '' );
		return is_string( $id ) ? $id : '';
	}

	public function make(): void {
		if ( '' === $this->get() ) {
			update_option( self::OPTION, bin2hex( random_bytes( 16 ) ), true );
		}
	}

	public function forget(): void {
		delete_option( self::OPTION );
	}
}
