<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Live;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Database\Retry;
use UserFeedback\Platform\Injection\Shared;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Counts the published responses of surveys with a limit, exactly: a row of `uf_quotas` changes in the transaction that stores,
 * restores, trashes, or deletes a response. Surveys without a limit have no row.
 */
#[Shared]
final class QuotaRepository {

	/** @var array<int, int>|null by survey, what this request has read. */
	private ?array $taken = null;

	public function __construct( private readonly Db $db ) {}

	/**
	 * Creates the counter if it is missing, for example for a copied survey. Call it before the transaction of take(): there, the
	 * lock on a missing row would keep others from creating it.
	 */
	public function prepare( int $surveyId ): void {
		if ( null === $this->db->value( "SELECT taken FROM {quotas} WHERE survey_id = %d AND cell = ''", array( $surveyId ) ) ) {
			$this->create( $surveyId );
		}
	}

	/**
	 * Counts a response if the limit allows one more. One statement compares and adds, so no two requests get the last place.
	 *
	 * Call it first in the transaction that stores the response: a transaction that has only read before can't always write.
	 */
	public function take( int $surveyId, int $most ): bool {
		$this->taken = null;
		$added       = $this->db->write(
			"UPDATE {quotas} SET taken = taken + 1 WHERE survey_id = %d AND cell = '' AND taken < %d",
			array( $surveyId, $most )
		);
		return 1 === $added;
	}

	/** Adds responses that an owner restored, or subtracts those that were trashed or deleted. The owner may exceed the limit. */
	public function add( int $surveyId, int $number ): void {
		$this->taken = null;
		if ( 0 !== $number ) {
			$this->db->write(
				"UPDATE {quotas} SET taken = CASE WHEN taken + %d > 0 THEN taken + %d ELSE 0 END WHERE survey_id = %d AND cell = ''",
				array( $number, $number, $surveyId )
			);
		}
	}

	/** Returns how many responses of a survey are counted. Reads the counters of all surveys at once, for pages with several. */
	public function taken( int $surveyId ): int {
		$this->taken ??= $this->all();
		return $this->taken[ $surveyId ] ?? 0;
	}

	/** Reads all counters again, which other requests have changed. Returns true if any survey has a limit, or had one. */
	public function refresh(): bool {
		$this->taken = $this->all();
		return array() !== $this->taken;
	}

	/**
	 * Counts the responses of a survey that gets a limit, in one statement. The row stays, because a response that arrives in
	 * between would find the survey full without it.
	 */
	public function start( int $surveyId ): void {
		$this->taken = null;
		$this->prepare( $surveyId );
		Retry::onConflict(
			fn(): int => $this->db->write(
				"UPDATE {quotas} SET taken = (SELECT COUNT(*) FROM {responses} WHERE survey_id = %d AND status = 'publish')
					WHERE survey_id = %d AND cell = ''",
				array( $surveyId, $surveyId )
			)
		);
	}

	/**
	 * Compares the counter with the responses, inside a transaction. The lock keeps others from counting until it ends.
	 *
	 * @return int 1 if the counter was wrong
	 */
	public function repair( int $surveyId ): int {
		$this->taken = null;
		$stored      = $this->db->value(
			"SELECT taken FROM {quotas} WHERE survey_id = %d AND cell = '' FOR UPDATE",
			array( $surveyId )
		);
		$counted     = null === $stored ? 0 : $this->count( $surveyId );
		if ( (int) $stored === $counted ) {
			return 0;
		}
		return $this->db->write( "UPDATE {quotas} SET taken = %d WHERE survey_id = %d AND cell = ''", array( $counted, $surveyId ) );
	}

	/** If another request creates it at the same moment, that one's number counts. */
	private function create( int $surveyId ): void {
		$this->db->write(
			"INSERT IGNORE INTO {quotas} (survey_id, cell, taken) VALUES (%d, '', %d)",
			array( $surveyId, $this->count( $surveyId ) )
		);
	}

	/** @return array<int, int> by survey */
	private function all(): array {
		$taken = array();
		foreach ( $this->db->rows( "SELECT survey_id, taken FROM {quotas} WHERE cell = ''" ) as $row ) {
			$taken[ (int) $row['survey_id'] ] = (int) $row['taken'];
		}
		return $taken;
	}

	private function count( int $surveyId ): int {
		return (int) $this->db->value(
			"SELECT COUNT(*) FROM {responses} WHERE survey_id = %d AND status = 'publish'",
			array( $surveyId )
		);
	}
}
