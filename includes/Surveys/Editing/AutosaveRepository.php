<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Editing;

use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Secrets\Encryption;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * The table `uf_kept`: one autosave per user and survey. Nothing visible to visitors is read from it, and writing to it
 * never changes a survey, its version, or a cache.
 */
final class AutosaveRepository {

	/** Days until an abandoned autosave is deleted. */
	public const DAYS = 30;

	/** Maximum rows per DELETE, so that no lock is held for long. */
	private const BATCH = 500;

	private const KEEP = 'INSERT INTO {kept} (survey_id, user_id, version, copy, updated_at) VALUES (%d, %d, %d, %s, %s)
		ON DUPLICATE KEY UPDATE version = VALUES(version), copy = VALUES(copy), updated_at = VALUES(updated_at)';

	public function __construct( private readonly Db $db, private readonly Clock $clock ) {}

	/** Returns null for an autosave that can't be decrypted because the site's salts changed, as if it didn't exist. */
	public function find( int $surveyId, int $userId ): ?Autosave {
		$row  = $this->db->row(
			'SELECT version, copy, updated_at FROM {kept} WHERE survey_id = %d AND user_id = %d',
			array( $surveyId, $userId )
		);
		$copy = null === $row ? null : Encryption::open( (string) $row['copy'] );
		return null === $row || null === $copy
			? null
			: new Autosave( (int) $row['version'], $copy, Clock::fromStored( (string) $row['updated_at'] ) );
	}

	/**
	 * An autosave is encrypted, because it may contain a secret. Encrypted text is also plain ASCII: WordPress checks
	 * other characters one by one and fails on a text this long.
	 */
	public function keep( int $surveyId, int $userId, int $version, string $copy ): void {
		$this->db->write(
			self::KEEP,
			array( $surveyId, $userId, $version, Encryption::close( $copy ), Clock::toStored( $this->clock->now() ) )
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
