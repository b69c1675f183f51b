<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Ai;

use Closure;
use UserFeedback\Platform\Clock;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Allows one request at a time for each user: responses cost the site's owner money, even if no one waits for them anymore. */
final class UserLock {

	public const META = 'userfeedback_drafting';

	/** A longer process counts as killed: no request to a model waits longer. */
	private const SECONDS = AiModel::SECONDS;

	public function __construct( private readonly Clock $clock ) {}

	/**
	 * @template T
	 * @param Closure(): T $work
	 * @return T
	 * @throws ModelFailed another request is running, or the work failed.
	 */
	public function run( int $userId, Closure $work ): mixed {
		$now   = $this->clock->now()->getTimestamp();
		$token = $now + self::SECONDS . ' ' . wp_generate_uuid4();
		add_user_meta( $userId, self::META, $token );
		try {
			if ( $token !== $this->first( $userId, $now ) ) {
				throw ModelFailed::busy();
			}
			return $work();
		} finally {
			delete_user_meta( $userId, self::META, $token );
		}
	}

	/** Returns the first of all pending requests, in the order of the database. */
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
