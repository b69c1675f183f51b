<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Editing;

use UserFeedback\Clock;
use UserFeedback\Database\Db;

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

	public function find( int $surveyId, int $userId ): ?KeptCopy {
		$row = $this->db->row(
			'SELECT version, copy, updated_at FROM {kept} WHERE survey_id = %d AND user_id = %d',
			array( $surveyId, $userId )
		);
		return null === $row
			? null
			: new KeptCopy( (int) $row['version'], self::read( (string) $row['copy'] ), Clock::fromStored( (string) $row['updated_at'] ) );
	}

	/** In plain letters: those that are not WordPress looks at one by one, and gives up on a text as long as this. */
	public function keep( int $surveyId, int $userId, int $version, string $copy ): void {
		$plain = (string) wp_json_encode( $copy );
		$this->db->write( self::KEEP, array( $surveyId, $userId, $version, $plain, Clock::toStored( $this->clock->now() ) ) );
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

	private static function read( string $plain ): string {
		$copy = json_decode( $plain );
		return is_string( $copy ) ? $copy : '';
	}
}
