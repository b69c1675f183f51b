<?php
declare(strict_types=1);

namespace UserFeedback\Widget\PageCaches;

use UserFeedback\Platform\Rest\Problem\StorageFailed;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Purges page caches if what visitors can see has changed since the last purge. */
final class PurgePageCaches {

	/**
	 * A checksum of what visitors saw at the last purge. It is small and autoloaded, because a page may check if any
	 * survey is live.
	 */
	public const OPTION = 'userfeedback_shown';

	public function __construct( private readonly ReadVisibleState $read ) {}

	/** @return bool true if there was a change. */
	public function ifAny(): bool {
		try {
			$shown = $this->read->read();
		} catch ( StorageFailed ) {
			return false; // The change is stored, and the next check runs within a day.
		}
		if ( self::told() === $shown->mark ) {
			return false;
		}
		update_option( self::OPTION, $shown->mark, true );
		self::tell( $shown );
		return true;
	}

	/** Purges when surveys look different although none changed. */
	public function again(): void {
		if ( ! $this->ifAny() && self::isAnyLive() ) {
			try {
				self::tell( $this->read->read() );
			} catch ( StorageFailed ) {
				return; // The next change purges caches.
			}
		}
	}

	private static function tell( VisibleState $shown ): void {
		/**
		 * Fires when what visitors may see has changed. Anything that stores copies of the site's pages must purge them now.
		 *
		 * @param list<int> $surveys ids of the surveys that are live from now on.
		 */
		do_action( 'userfeedback_surveys_changed', $shown->surveys );
	}

	/** Returns true if any survey was live at the last purge. */
	public static function isAnyLive(): bool {
		return '' !== self::told();
	}

	private static function told(): string {
		$stored = get_option( self::OPTION, '' );
		return is_string( $stored ) ? $stored : '';
	}
}
