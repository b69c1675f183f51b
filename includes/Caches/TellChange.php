<?php
declare(strict_types=1);

namespace UserFeedback\Caches;

use UserFeedback\Contract\Problem\StorageFailed;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Tells everyone who keeps pages when what visitors may see is not what it was when they were told last. */
final class TellChange {

	/** The mark of what was told last: small, and loaded with the other options, because a page may ask whether anything is live. */
	public const OPTION = 'userfeedback_shown';

	public function __construct( private readonly ReadShown $read ) {}

	/** @return bool whether there was something to tell. */
	public function ifAny(): bool {
		try {
			$shown = $this->read->run();
		} catch ( StorageFailed ) {
			return false; // What made it change is stored all the same, and the next look comes within a day.
		}
		if ( self::told() === $shown->mark ) {
			return false;
		}
		update_option( self::OPTION, $shown->mark, true );
		self::tell( $shown );
		return true;
	}

	/** Surveys look another way, with nothing of them changed. */
	public function again(): void {
		if ( ! $this->ifAny() && self::isAnyLive() ) {
			try {
				self::tell( $this->read->run() );
			} catch ( StorageFailed ) {
				return; // Pages are told by the next change.
			}
		}
	}

	private static function tell( Shown $shown ): void {
		/**
		 * Fires when what visitors may see has changed: whoever keeps copies of the site's pages drops them now.
		 *
		 * @param list<int> $surveys ids of the surveys that are live from now on.
		 */
		do_action( 'userfeedback_surveys_changed', $shown->surveys );
	}

	/** Whether visitors may see any survey, as far as was told. */
	public static function isAnyLive(): bool {
		return '' !== self::told();
	}

	private static function told(): string {
		$told = get_option( self::OPTION, '' );
		return is_string( $told ) ? $told : '';
	}
}
