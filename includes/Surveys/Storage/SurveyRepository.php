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

	/**
	 * Internal action after each write, with the survey if its content was written. Other plugins use
	 * `userfeedback_surveys_changed`.
	 */
	public const WRITTEN = 'userfeedback_surveys_written';

	public function __construct( private readonly Db $db, private readonly Clock $clock ) {}

	public function find( int $id ): ?Survey {
		return $this->findMany( array( $id ) )[ $id ] ?? null;
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

	/** @return int|null ID of the survey whose own page has this slug. */
	public function idByPageSlug( string $slug ): ?int {
		$id = $this->db->value( 'SELECT id FROM {surveys} WHERE page_slug = %s', array( $slug ) );
		return null === $id ? null : (int) $id;
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
	 * Returns drafts that are shown to users who can edit surveys, newest first. Relies on how SurveySettings stores settings.
	 *
	 * @return list<array<string, string|null>>
	 */
	public function rowsForTeam( int $limit ): array {
		return $this->db->rows(
			'SELECT ' . PublishedSurveysQuery::SHOWN_COLUMNS . ' FROM {surveys} WHERE status = %s AND settings LIKE %s ORDER BY id DESC LIMIT %d',
			array( SurveyStatus::DRAFT->value, $this->db->like( '"for_team":true' ), $limit )
		);
	}

	/** @return list<array<string, string|null>> dates of each published survey, and what visitors see of it. */
	public function calendarRows(): array {
		return $this->db->rows(
			'SELECT id, status, title, type, settings, publish_at, show_order, comparison, MD5(questions) AS questions_hash FROM {surveys}
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
		wp_cache_set_last_changed( PublishedSurveysQuery::CACHE );
		do_action( self::WRITTEN, $survey );
	}
}
