<?php
declare(strict_types=1);

namespace UserFeedback\Operations\Usage;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Random number that links a site's reports: created when the owner allows reports, deleted when not. Its existence means that
 * they are allowed, so the settings needn't be read.
 */
final class UsageIdRepository {

	public const OPTION = 'userfeedback_usage_id';

	/** Empty if reports aren't allowed. */
	public function get(): string {
		$id = get_option( self::OPTION, '' );
		return is_string( $id ) ? $id : '';
	}

	public function make(): void {
		if ( '' === $this->get() ) {
			update_option( self::OPTION, bin2hex( random_bytes( 16 ) ), true );
		}
	}

	public function delete(): void {
		delete_option( self::OPTION );
	}
}
