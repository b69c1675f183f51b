<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Live;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Database\Transaction;
use UserFeedback\Platform\Injection\Shared;
use UserFeedback\Surveys\Questions\Condition;
use UserFeedback\Surveys\Questions\Quotas\Quota;
use UserFeedback\Surveys\Storage\SurveyQuotas;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Counts the published responses of surveys with a limit or quotas, exactly: rows of `uf_quotas` change in the transaction that
 * stores, restores, trashes, or deletes a response. Other surveys have no row.
 */
#[Shared]
final class QuotaRepository {

	/** Responses per read. */
	private const PAGE = 1000;

	/** @var array<int, array<string, int>>|null by survey and counter, what this request has read. */
	private ?array $taken = null;

	public function __construct( private readonly Db $db, private readonly Transaction $transaction ) {}

	/**
	 * Creates counters that are missing, for example those of a copied survey. Call it before the transaction of take(): there,
	 * the lock on a missing row would keep others from creating it.
	 */
	public function prepare( SurveyQuotas $quotas ): void {
		if ( array() !== array_diff( $quotas->cells(), array_keys( $this->stored( $quotas->surveyId ) ) ) ) {
			$this->start( $quotas );
		}
	}

	/**
	 * Counts a response if each of its counters allows one more. One statement compares and adds, so no two requests get the last
	 * place. If one counter is full, the others get their place back.
	 *
	 * Call it first in the transaction that stores the response: a transaction that has only read before can't always write.
	 *
	 * @param list<string> $cells sorted, see SurveyQuotas::cellsOf().
	 */
	public function take( SurveyQuotas $quotas, array $cells ): bool {
		$this->taken = null;
		$taken       = array();
		foreach ( $cells as $cell ) {
			$added = $this->db->write(
				'UPDATE {quotas} SET taken = taken + 1 WHERE survey_id = %d AND cell = %s AND taken < %d',
				array( $quotas->surveyId, $cell, $quotas->target( $cell ) )
			);
			if ( 1 !== $added ) {
				$this->add( $quotas->surveyId, $taken, -1 );
				return false;
			}
			$taken[] = $cell;
		}
		return true;
	}

	/**
	 * Adds a number of responses that an owner restored, or subtracts those that were trashed or deleted. The owner may exceed the
	 * limit and the quotas.
	 *
	 * @param list<string> $cells
	 */
	public function add( int $surveyId, array $cells, int $number ): void {
		$this->taken = null;
		if ( array() !== $cells ) {
			$this->db->write(
				'UPDATE {quotas} SET taken = CASE WHEN taken + %d > 0 THEN taken + %d ELSE 0 END WHERE survey_id = %d AND cell IN ('
					. Db::placeholders( $cells, true ) . ')',
				array( $number, $number, $surveyId, ...$cells )
			);
		}
	}

	/** Returns how many responses a counter has. Reads the counters of all surveys at once, for pages with several. */
	public function taken( int $surveyId, string $cell = SurveyQuotas::TOTAL ): int {
		$this->taken ??= $this->all();
		return $this->taken[ $surveyId ][ $cell ] ?? 0;
	}

	/**
	 * Returns the full quotas that a visitor's browser can evaluate, because they are only about the visit.
	 *
	 * @param list<Quota> $quotas of a survey
	 * @return list<Quota>
	 */
	public function fullForVisits( int $surveyId, array $quotas ): array {
		$isFull = fn( Quota $quota ): bool => array() !== $quota->aboutVisit()
			&& $this->taken( $surveyId, $quota->id ) >= $quota->target;
		return array_values( array_filter( $quotas, $isFull ) );
	}

	/** Reads all counters again, which other requests have changed. Returns true if any survey has counters, or had some. */
	public function refresh(): bool {
		$this->taken = $this->all();
		return array() !== $this->taken;
	}

	/**
	 * Counts the responses of a survey that gets a limit, or a quota with other conditions. The rows stay, because a response that
	 * arrives in between would find the survey full without them.
	 */
	public function start( SurveyQuotas $quotas ): void {
		$cells  = $quotas->cells();
		$rows   = implode( ', ', array_fill( 0, count( $cells ), '(%d, %s, 0)' ) );
		$values = array_merge( ...array_map( static fn( string $cell ): array => array( $quotas->surveyId, $cell ), $cells ) );
		$this->db->write( "INSERT IGNORE INTO {quotas} (survey_id, cell, taken) VALUES $rows", $values );
		$this->transaction->run( fn(): int => $this->repair( $quotas ) );
	}

	/**
	 * Compares the counters with the responses, inside a transaction. The locks keep others from counting until it ends.
	 *
	 * @return int how many counters were wrong
	 */
	public function repair( SurveyQuotas $quotas ): int {
		$this->taken = null;
		$stored      = $this->stored( $quotas->surveyId, true );
		$wrong       = 0;
		foreach ( array() === $stored ? array() : $this->count( $quotas ) as $cell => $number ) {
			if ( isset( $stored[ $cell ] ) && $stored[ $cell ] !== $number ) {
				$this->db->write(
					'UPDATE {quotas} SET taken = %d WHERE survey_id = %d AND cell = %s',
					array( $number, $quotas->surveyId, $cell )
				);
				++$wrong;
			}
		}
		return $wrong;
	}

	/**
	 * Returns the limits and quotas of surveys, live or not, by survey.
	 *
	 * @param list<int> $surveyIds
	 * @return list<SurveyQuotas> of those that have some.
	 */
	public function ofSurveys( array $surveyIds ): array {
		if ( array() === $surveyIds ) {
			return array();
		}
		$rows = $this->db->rows(
			'SELECT id, settings, questions FROM {surveys} WHERE id IN (' . Db::placeholders( $surveyIds ) . ') ORDER BY id',
			$surveyIds
		);
		return array_values( array_filter( array_map( array( SurveyQuotas::class, 'fromRow' ), $rows ) ) );
	}

	/** @return array<string, int> by counter */
	private function stored( int $surveyId, bool $isLocked = false ): array {
		$sql    = 'SELECT cell, taken FROM {quotas} WHERE survey_id = %d ORDER BY cell';
		$stored = array();
		foreach ( $this->db->rows( $isLocked ? "$sql FOR UPDATE" : $sql, array( $surveyId ) ) as $row ) {
			$stored[ (string) $row['cell'] ] = (int) $row['taken'];
		}
		return $stored;
	}

	/** @return array<int, array<string, int>> by survey and counter */
	private function all(): array {
		$taken = array();
		foreach ( $this->db->rows( 'SELECT survey_id, cell, taken FROM {quotas}' ) as $row ) {
			$taken[ (int) $row['survey_id'] ][ (string) $row['cell'] ] = (int) $row['taken'];
		}
		return $taken;
	}

	/**
	 * Quotas are counted from the responses themselves, page by page: the index for filters knows neither languages nor paths, and
	 * lacks the latest responses.
	 *
	 * @return array<string, int> by counter
	 */
	private function count( SurveyQuotas $quotas ): array {
		$counts = array_fill_keys( $quotas->cells(), 0 );
		if ( array( SurveyQuotas::TOTAL ) === $quotas->cells() ) {
			$number = $this->db->value(
				"SELECT COUNT(*) FROM {responses} WHERE survey_id = %d AND status = 'publish'",
				array( $quotas->surveyId )
			);
			return array( SurveyQuotas::TOTAL => (int) $number );
		}
		$last = '';
		do {
			$rows = $this->db->rows(
				"SELECT token, answers, device, language, page_url FROM {responses}
					WHERE survey_id = %d AND status = 'publish' AND token > %s ORDER BY token LIMIT %d",
				array( $quotas->surveyId, $last, self::PAGE )
			);
			foreach ( $rows as $row ) {
				$last  = (string) $row['token'];
				$cells = $quotas->cellsOf(
					self::values( (string) $row['answers'] ),
					(string) $row['device'],
					(string) $row['language'],
					(string) $row['page_url']
				);
				foreach ( $cells as $cell ) {
					++$counts[ $cell ];
				}
			}
		} while ( self::PAGE === count( $rows ) );
		return $counts;
	}

	/** @return array<string, string|int|list<string>|null> by question */
	private static function values( string $answers ): array {
		$values = array();
		$stored = json_decode( $answers, true );
		foreach ( is_array( $stored ) ? $stored : array() as $answer ) {
			if ( is_array( $answer ) && is_string( $answer['question_id'] ?? null ) ) {
				$values[ $answer['question_id'] ] = Condition::value( $answer['value'] ?? null );
			}
		}
		return $values;
	}
}
