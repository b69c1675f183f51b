<?php
declare(strict_types=1);

namespace UserFeedback\Inbox;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Which kinds the owners of this site have seen: one option that can grow no longer than the list of kinds. */
final class DismissedRepository {

	public const OPTION = 'userfeedback_notifications';

	public function has( Kind $kind ): bool {
		return in_array( $kind->value, $this->ids(), true );
	}

	public function add( Kind ...$kinds ): void {
		$wanted = array( ...$this->ids(), ...array_map( static fn( Kind $kind ): string => $kind->value, $kinds ) );
		$known  = array_map( static fn( Kind $kind ): string => $kind->value, Kind::cases() );
		update_option( self::OPTION, array( 'dismissed' => array_values( array_intersect( $known, $wanted ) ) ), false );
	}

	/** @return list<string> */
	private function ids(): array {
		$stored = get_option( self::OPTION, array() );
		$ids    = is_array( $stored ) ? $stored['dismissed'] ?? array() : array();
		return is_array( $ids ) ? array_values( array_filter( $ids, 'is_string' ) ) : array();
	}
}
