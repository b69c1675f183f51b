<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Editing;

use UserFeedback\Clock;
use UserFeedback\Database\Db;
use UserFeedback\Settings\Seal;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * The table `uf_kept`: one copy for each user and survey. Nothing that visitors see is read from it, and no write to it
 * changes a survey, its version or a cache.
 */
final class KeptRepository {

	/** Days that a copy is kept which nobody comes back to. */
	public const DAYS = 30;

	/** Rows a statement deletes at most, so that no lock is held long. */
	private const BATCH = 500;

	private const KEEP = 'INSERT INTO {kept} (survey_id, user_id, version, copy, updated_at) VALUES (%d, %d, %d, %s, %s)
		ON DUPLICATE KEY UPDATE version = VALUES(version), copy = VALUES(copy), updated_at = VALUES(updated_at)';

	public function __construct( private readonly Db $db, private readonly Clock $clock ) {}

	/** What this site cannot open any more, because its salts changed, is as if it was never kept. */
	public function find( int $surveyId, int $userId ): ?KeptCopy {
		$row  = $this->db->row(
			'SELECT version, copy, updated_at FROM {kept} WHERE survey_id = %d AND user_id = %d',
			array( $surveyId, $userId )
		);
		$copy = null === $row ? null : Seal::open( (string) $row['copy'] );
		return null === $row || null === $copy
			? null
			: new KeptCopy( (int) $row['version'], $copy, Clock::fromStored( (string) $row['updated_at'] ) );
	}

	/**
	 * Sealed, as a secret may be among what is typed; and so in plain letters: those that are not WordPress looks at one by
	 * one, and gives up on a text as long as this.
	 */
	public function keep( int $surveyId, int $userId, int $version, string $copy ): void {
		$this->db->write(
			self::KEEP,
			array( $surveyId, $userId, $version, Seal::close( $copy ), Clock::toStored( $this->clock->now() ) )
		);
	}

	public function forget( int $surveyId, int $userId ): void {
		$this->db->write( 'DELETE FROM {kept} WHERE survey_id = %d AND user_id = %d', array( $surveyId, $userId ) );
	}

	public function forgetUser( int $userId ): void {
		$this->db->write( 'DELETE FROM {kept} WHERE user_id = %d', array( $userId ) );
	}

	public function forgetOld(): void {
		$before = Clock::toStored( $this->clock->now()->modify( '-' . self::DAYS . ' days' ) );
		do {
			$deleted = $this->db->write( 'DELETE FROM {kept} WHERE updated_at < %s LIMIT %d', array( $before, self::BATCH ) );
		} while ( self::BATCH === $deleted );
	}
}
