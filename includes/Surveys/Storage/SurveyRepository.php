<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Storage;

use DateTimeImmutable;
use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Injection\Shared;
use UserFeedback\Platform\Rest\Problem\RequestError;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The table `uf_surveys`. Every write invalidates the cache of LiveSurveys. */
#[Shared]
final class SurveyRepository {

	/** Columns needed for visitors' pages and responses; notifications aren't among them. */
	public const SHOWN_COLUMNS = 'id, title, status, type, questions, settings, version, created_at, publish_at, show_order';

	/** Gap between surveys, for those that are moved to the top. */
	public const ORDER_STEP = 1_000_000;

	/** Highest first. A survey that was never moved is ordered by its ID. */
	public const ORDER = 'COALESCE(show_order, id * 1000000)';

	private const SHOWN = 'SELECT ' . self::SHOWN_COLUMNS;

	/** Selects surveys that are published before the given time. */
	private const PUBLISHED = ' FROM {surveys} WHERE status = %s AND (publish_at IS NULL OR publish_at < %s)';

	/** Name of the cache group whose last change is updated with each write. */
	public const CACHE = 'userfeedback';

	/**
	 * Internal action after each write, with the survey if its content was written. Other plugins use
	 * `userfeedback_surveys_changed`.
	 */
	public const WRITTEN = 'userfeedback_surveys_written';

	public function __construct( private readonly Db $db, private readonly Clock $clock ) {}

	public function find( int $id ): ?Survey {
		return $this->findMany( array( $id ) )[ $id ] ?? null;
	}

	/** @return array<string, string|null>|null the columns that visitors' pages and responses need. */
	public function shownRow( int $id ): ?array {
		return $this->db->row( self::SHOWN . ' FROM {surveys} WHERE id = %d', array( $id ) );
	}

	/** @throws RequestError not found. */
	public function get( int $id ): Survey {
		return $this->find( $id ) ?? throw RequestError::notFound( "There is no survey $id." );
	}

	/** @param string $token chosen by the browser that created the survey. */
	public function createdAs( string $token ): ?Survey {
		$row = $this->db->row( 'SELECT * FROM {surveys} WHERE token = %s', array( $token ) );
		return null === $row ? null : SurveyRow::toSurvey( $row );
	}

	/** @throws RequestError not found. */
	public function mustHave( int $id ): void {
		if ( null === $this->db->value( 'SELECT id FROM {surveys} WHERE id = %d', array( $id ) ) ) {
			throw RequestError::notFound( "There is no survey $id." );
		}
	}

	/**
	 * @param list<int> $ids
	 * @return array<int, Survey> by id.
	 */
	public function findMany( array $ids ): array {
		if ( array() === $ids ) {
			return array();
		}
		$surveys = array();
		foreach ( $this->db->rows( 'SELECT * FROM {surveys} WHERE id IN (' . Db::placeholders( $ids ) . ')', $ids ) as $row ) {
			$surveys[ (int) $row['id'] ] = SurveyRow::toSurvey( $row );
		}
		return $surveys;
	}

	/**
	 * Returns published surveys, best match for a page first: `fits` is 2 if it may match, 1 if the address lacks a text that
	 * it should contain, otherwise 0; then by survey order. Returns rows, because a cache keeps plain text across plugin
	 * versions but not objects.
	 *
	 * @param list<string> $keys    of the page, see PageRuleKeys; also prefixes of keys.
	 * @param string       $address of the page.
	 * @param string       $before  UTC, as stored: surveys scheduled for later are skipped.
	 * @return list<array<string, string|null>>
	 */
	public function rowsFor( array $keys, string $address, string $before, int $offset, int $limit ): array {
		$like = str_repeat( ' OR page_keys LIKE %s', count( $keys ) );
		$fits = "CASE WHEN page_keys IS NULL OR page_keys = %s$like
			THEN CASE WHEN page_part = '' OR INSTR(%s, page_part) > 0 THEN 2 ELSE 1 END ELSE 0 END AS fits";
		return $this->db->rows(
			self::SHOWN . ", $fits" . self::PUBLISHED . ' ORDER BY fits DESC, ' . self::ORDER . ' DESC, id DESC LIMIT %d OFFSET %d',
			array(
				PageRuleKeys::ANY,
				...array_map( array( $this->db, 'like' ), $keys ),
				$address,
				SurveyStatus::PUBLISH->value,
				$before,
				$limit,
				$offset,
			)
		);
	}

	/**
	 * Returns them regardless of page rules.
	 *
	 * @return list<array<string, string|null>>
	 */
	public function firstRows( string $before, int $limit ): array {
		return $this->db->rows(
			self::SHOWN . self::PUBLISHED . ' ORDER BY ' . self::ORDER . ' DESC, id DESC LIMIT %d',
			array( SurveyStatus::PUBLISH->value, $before, $limit )
		);
	}

	/**
	 * Returns surveys that target some countries only. Relies on how SurveySettings stores settings; owners' text is escaped
	 * there.
	 *
	 * @return list<array<string, string|null>>
	 */
	public function rowsForCountries( string $before, int $limit ): array {
		return $this->db->rows(
			self::SHOWN . self::PUBLISHED . ' AND settings LIKE %s ORDER BY id DESC LIMIT %d',
			array( SurveyStatus::PUBLISH->value, $before, $this->db->like( '"geo_targeting":{"target":"select"' ), $limit )
		);
	}

	/** @return array<int, string> titles of published surveys by id, newest first. */
	public function publishedTitles( string $before, int $limit ): array {
		$rows   = $this->db->rows(
			'SELECT id, title' . self::PUBLISHED . ' ORDER BY id DESC LIMIT %d',
			array( SurveyStatus::PUBLISH->value, $before, $limit )
		);
		$titles = array();
		foreach ( $rows as $row ) {
			$titles[ (int) $row['id'] ] = (string) $row['title'];
		}
		return $titles;
	}

	/**
	 * Returns drafts that are shown to users who can edit surveys, newest first. Relies on how SurveySettings stores settings.
	 *
	 * @return list<array<string, string|null>>
	 */
	public function rowsForTeam( int $limit ): array {
		return $this->db->rows(
			self::SHOWN . ' FROM {surveys} WHERE status = %s AND settings LIKE %s ORDER BY id DESC LIMIT %d',
			array( SurveyStatus::DRAFT->value, $this->db->like( '"for_team":true' ), $limit )
		);
	}

	public function countPublished( string $before ): int {
		return (int) $this->db->value( 'SELECT COUNT(*)' . self::PUBLISHED, array( SurveyStatus::PUBLISH->value, $before ) );
	}

	/** @return list<array<string, string|null>> dates of each published survey, and what visitors see of it. */
	public function calendarRows(): array {
		return $this->db->rows(
			'SELECT id, status, title, type, settings, publish_at, show_order, MD5(questions) AS questions_hash FROM {surveys}
			WHERE status = %s ORDER BY id',
			array( SurveyStatus::PUBLISH->value )
		);
	}

	/** Stores a new survey; ignores the ID and version of the given one. */
	public function insert( Survey $new, ?string $token = null ): Survey {
		$first  = $new->with( version: 1, lastChange: $this->thisChange() );
		$id     = $this->db->insertRow( 'surveys', array( 'token' => $token ) + SurveyRow::toRow( $first ) );
		$stored = $first->with( id: $id );
		$this->changed( $stored );
		return $stored;
	}

	/**
	 * Stores a change to the version that `$changed` is based on.
	 *
	 * @throws RequestError not found, or another version is current now; nothing was stored.
	 */
	public function update( Survey $changed ): Survey {
		$next    = $changed->with( version: $changed->version + 1, lastChange: $this->thisChange() );
		$seen    = array( $changed->id, $changed->version );
		$touched = $this->db->updateRow( 'surveys', SurveyRow::toRow( $next ), 'id = %d AND version = %d', $seen );
		if ( 0 === $touched ) {
			throw RequestError::versionConflict( $this->get( $changed->id )->version );
		}
		$this->changed( $next );
		return $next;
	}

	/**
	 * Changes the status of surveys, each only if its version is still current.
	 *
	 * @param list<Survey>           $surveys
	 * @param DateTimeImmutable|null $now     replaces later dates; null leaves all dates as they are.
	 * @param list<Survey>           $anew    surveys whose settings change too.
	 * @return list<int> IDs of the surveys that have the status now.
	 */
	public function changeStatus( array $surveys, SurveyStatus $status, ?DateTimeImmutable $now = null, array $anew = array() ): array {
		if ( array() === $surveys ) {
			return array();
		}
		$each    = implode( ' OR ', array_fill( 0, count( $surveys ), '(id = %d AND version = %d)' ) );
		$seen    = array_merge( ...array_map( static fn( Survey $survey ): array => array( $survey->id, $survey->version ), $surveys ) );
		$day     = null === $now ? array() : array( Clock::toStored( $now ), Clock::toStored( $now ) );
		$opens   = null === $now ? '' : 'publish_at = CASE WHEN publish_at > %s THEN %s ELSE publish_at END, ';
		$becomes = array() === $anew
			? ''
			: 'settings = CASE' . str_repeat( ' WHEN id = %d THEN %s', count( $anew ) ) . ' ELSE settings END, ';
		$become  = array_merge(
			...array_map( static fn( Survey $survey ): array => array( $survey->id, SurveyRow::settingsJson( $survey ) ), $anew )
		);
		$change  = $this->thisChange();
		$touched = $this->db->write(
			"UPDATE {surveys} SET status = %s, $opens{$becomes}changed_at = %s, changed_by = %d, version = version + 1 WHERE $each",
			array( $status->value, ...$day, ...$become, Clock::toStored( $change->moment ), $change->userId, ...$seen )
		);
		$this->changed();

		$ids = array_map( static fn( Survey $survey ): int => $survey->id, $surveys );
		if ( count( $ids ) === $touched ) {
			return $ids;
		}
		$now = $this->findMany( $ids ); // Rare: someone else changed some of them.
		return array_values( array_filter( $ids, static fn( int $id ): bool => isset( $now[ $id ] ) && $now[ $id ]->status === $status ) );
	}

	/**
	 * Returns which of the given question IDs other surveys use.
	 *
	 * @param list<string> $questionIds
	 * @return list<string>
	 */
	public function questionIdsElsewhere( array $questionIds, int $surveyId ): array {
		if ( array() === $questionIds ) {
			return array();
		}
		$any   = implode( ' OR ', array_fill( 0, count( $questionIds ), 'questions LIKE %s' ) );
		$likes = array_map( fn( string $id ): string => $this->db->like( "\"id\":\"$id\"" ), $questionIds );
		$rows  = $this->db->rows( "SELECT questions FROM {surveys} WHERE id <> %d AND ($any)", array( $surveyId, ...$likes ) );
		$found = implode( ' ', array_column( $rows, 'questions' ) );

		return array_values( array_filter( $questionIds, static fn( string $id ): bool => str_contains( $found, "\"id\":\"$id\"" ) ) );
	}

	/**
	 * Deletes surveys that are in the trash; SurveyDataRepository deletes their data.
	 *
	 * @param list<int> $ids
	 * @return list<int> IDs of the surveys that no longer exist.
	 */
	public function delete( array $ids ): array {
		if ( array() === $ids ) {
			return array();
		}
		$touched = $this->db->write(
			'DELETE FROM {surveys} WHERE status = %s AND id IN (' . Db::placeholders( $ids ) . ')',
			array( SurveyStatus::TRASH->value, ...$ids )
		);
		$this->changed();

		return count( $ids ) === $touched ? $ids : array_values( array_diff( $ids, array_keys( $this->findMany( $ids ) ) ) );
	}

	private function thisChange(): LastChange {
		return new LastChange( $this->clock->now(), defined( 'USERFEEDBACK_COLLECTOR' ) ? 0 : get_current_user_id() );
	}

	/** Must be called after each write, including changes of the order. */
	public function changed( ?Survey $survey = null ): void {
		wp_cache_set_last_changed( self::CACHE );
		do_action( self::WRITTEN, $survey );
	}
}
