<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Notices;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Notices dismissed on this site, by id. */
final class SiteDismissalRepository {

	public const OPTION = 'userfeedback_notifications';

	/** The oldest are deleted: their notices are obsolete. */
	private const MOST = 100;

	public function has( string $id ): bool {
		return in_array( $id, $this->ids(), true );
	}

	public function add( string ...$ids ): void {
		$others = array_diff( $this->ids(), $ids );
		update_option( self::OPTION, array( 'dismissed' => array_slice( array( ...$others, ...$ids ), -self::MOST ) ), false );
	}

	/** @return list<string> */
	private function ids(): array {
		$stored = get_option( self::OPTION, array() );
		$ids    = is_array( $stored ) ? $stored['dismissed'] ?? array() : array();
		return is_array( $ids ) ? array_values( array_filter( $ids, 'is_string' ) ) : array();
	}
}
