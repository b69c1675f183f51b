<?php
declare(strict_types=1);

namespace UserFeedback\Results\Sharing;

use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Rest\Problem\RequestError;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The table `uf_shares`. Each row caches the results that its link showed last, so that many viewers cost one read. */
final class ShareRepository {

	/** Maximum active links per survey. */
	public const MOST = 20;

	private const LONG_AGO = '2000-01-01 00:00:00';

	public function __construct( private readonly Db $db, private readonly Clock $clock ) {}

	/** @param list<string> $questionIds */
	public function add( int $surveyId, int $userId, string $token, array $questionIds, bool $texts, int $days, ?int $expiresIn ): Share {
		$now = $this->clock->now();
		$id  = $this->db->insertRow(
			'shares',
			array(
				'survey_id'  => $surveyId,
				'user_id'    => $userId,
				'token'      => $token,
				'questions'  => (string) wp_json_encode( $questionIds ),
				'texts'      => (int) $texts,
				'days'       => $days,
				'created_at' => Clock::toStored( $now ),
				'expires_at' => null === $expiresIn ? Share::NEVER : Clock::toStored( $now->modify( "+$expiresIn days" ) ),
				'results'    => '',
				'results_at' => self::LONG_AGO,
			)
		);
		return $this->get( $id );
	}

	/** @throws RequestError not found. */
	public function get( int $id ): Share {
		$row = $this->db->row( 'SELECT * FROM {shares} WHERE id = %d', array( $id ) );
		return null === $row ? throw RequestError::notFound( "There is no link $id.", 'share' ) : Share::ofRow( $row );
	}

	/** @return list<Share> newest first. */
	public function ofSurvey( int $surveyId ): array {
		return array_map(
			array( Share::class, 'ofRow' ),
			$this->db->rows(
				'SELECT * FROM {shares} WHERE survey_id = %d AND expires_at > %s ORDER BY id DESC LIMIT %d',
				array( $surveyId, $this->now(), self::MOST )
			)
		);
	}

	public function forgetExpired( int $surveyId ): void {
		$this->db->write( 'DELETE FROM {shares} WHERE survey_id = %d AND expires_at <= %s', array( $surveyId, $this->now() ) );
	}

	public function delete( int $id ): void {
		$this->db->write( 'DELETE FROM {shares} WHERE id = %d', array( $id ) );
	}

	/**
	 * Ignores surveys in the trash.
	 *
	 * @return array{Share, string, string}|null with the cached results as JSON, and when they were read
	 */
	public function findShown( string $token ): ?array {
		$row = $this->db->row(
			"SELECT sh.* FROM {shares} sh JOIN {surveys} s ON s.id = sh.survey_id AND s.status <> 'trash'
				WHERE sh.token = %s AND sh.expires_at > %s",
			array( $token, $this->now() )
		);
		return null === $row ? null : array( Share::ofRow( $row ), (string) $row['results'], (string) $row['results_at'] );
	}

	/** Only one of several requests that find outdated results refreshes them. */
	public function claim( int $id, string $resultsAt ): bool {
		return 1 === $this->db->write(
			'UPDATE {shares} SET results_at = %s WHERE id = %d AND results_at = %s',
			array( $this->now(), $id, $resultsAt )
		);
	}

	public function keep( int $id, string $results ): void {
		$this->db->write( 'UPDATE {shares} SET results = %s WHERE id = %d', array( $results, $id ) );
	}

	private function now(): string {
		return Clock::toStored( $this->clock->now() );
	}
}
