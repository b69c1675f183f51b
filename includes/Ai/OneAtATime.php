<?php
declare(strict_types=1);

namespace UserFeedback\Ai;

use Closure;
use UserFeedback\Clock;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** One question at a time for each user: answers cost the site's owner money, those too for which nobody waits any more. */
final class OneAtATime {

	private const META = 'userfeedback_drafting';

	/** After which a process counts as killed: no model is waited for any longer. */
	private const SECONDS = Model::SECONDS;

	public function __construct( private readonly Clock $clock ) {}

	/**
	 * @template T
	 * @param Closure(): T $work
	 * @return T
	 * @throws NotAnswered another one is at it, or the work came to nothing.
	 */
	public function run( int $userId, Closure $work ): mixed {
		$now  = $this->clock->now()->getTimestamp();
		$mine = $now + self::SECONDS . ' ' . wp_generate_uuid4();
		add_user_meta( $userId, self::META, $mine );
		try {
			if ( $mine !== $this->first( $userId, $now ) ) {
				throw NotAnswered::busy();
			}
			return $work();
		} finally {
			delete_user_meta( $userId, self::META, $mine );
		}
	}

	/** Whose turn it is: of all who came, the database says who was first. */
	private function first( int $userId, int $now ): string {
		foreach ( (array) get_user_meta( $userId, self::META ) as $turn ) {
			if ( is_string( $turn ) && (int) $turn > $now ) {
				return $turn;
			}
			delete_user_meta( $userId, self::META, $turn );
		}
		return '';
	}
}
