<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Editing;

use DateTimeImmutable;
use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Database\Db;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The table `uf_editors`: who has which survey open. Editors count as gone after about two minutes without a request. */
final class EditorRepository {

	/** In seconds. Browsers run background timers once a minute. */
	public const STALE = 130;

	/** Maximum names shown in the notice. */
	private const MOST = 10;

	/** Maximum rows per DELETE, so that no lock is held for long. */
	private const BATCH = 500;

	/** The order matters: MySQL assigns from left to right, and `since` must be computed from the old value of `seen_at`. */
	private const STAY = 'INSERT INTO {editors} (survey_id, user_id, since, seen_at) VALUES (%d, %d, %s, %s)
		ON DUPLICATE KEY UPDATE since = CASE WHEN seen_at < %s THEN VALUES(since) ELSE since END, seen_at = VALUES(seen_at)';

	public function __construct( private readonly Db $db, private readonly Clock $clock ) {}

	public function stay( int $surveyId, int $userId ): void {
		$now = Clock::toStored( $this->clock->now() );
		$this->db->write( self::STAY, array( $surveyId, $userId, $now, $now, Clock::toStored( $this->secondsAgo( self::STALE ) ) ) );
	}

	/** @return list<Editor> earliest first. */
	public function others( int $surveyId, int $userId ): array {
		$rows = $this->db->rows(
			'SELECT user_id, since FROM {editors} WHERE survey_id = %d AND user_id <> %d AND seen_at >= %s ORDER BY since, user_id LIMIT %d',
			array( $surveyId, $userId, Clock::toStored( $this->secondsAgo( self::STALE ) ), self::MOST )
		);
		return array_map(
			static fn( array $row ): Editor => new Editor( (int) $row['user_id'], Clock::fromStored( (string) $row['since'] ) ),
			$rows
		);
	}

	public function leave( int $surveyId, int $userId ): void {
		$this->db->write( 'DELETE FROM {editors} WHERE survey_id = %d AND user_id = %d', array( $surveyId, $userId ) );
	}

	public function forgetUser( int $userId ): void {
		$this->db->write( 'DELETE FROM {editors} WHERE user_id = %d', array( $userId ) );
	}

	public function forgetGone(): void {
		$before = Clock::toStored( $this->secondsAgo( self::STALE ) );
		do {
			$deleted = $this->db->write( 'DELETE FROM {editors} WHERE seen_at < %s LIMIT %d', array( $before, self::BATCH ) );
		} while ( self::BATCH === $deleted );
	}

	private function secondsAgo( int $seconds ): DateTimeImmutable {
		return $this->clock->now()->modify( "-$seconds seconds" );
	}
}
