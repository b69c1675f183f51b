<?php
declare(strict_types=1);

namespace UserFeedback\Surveys;

use DateTimeImmutable;
use UserFeedback\Clock;
use UserFeedback\Contract\Problem\NotFound;
use UserFeedback\Contract\Problem\Stale;
use UserFeedback\Database\Db;

/** The table `uf_surveys`. Every write makes LiveSurveys forget what it knew. */
final class SurveyRepository {

	/** Most published surveys that are looked at for visitors, newest first. */
	public const PUBLISHED = 200;

	/** Name of the cache group whose last change is noted with each write. */
	public const CACHE = 'userfeedback';

	/** Action after each write, for the plugin itself; others are told by `userfeedback_surveys_changed`. */
	public const WRITTEN = 'userfeedback_surveys_written';

	public function __construct( private readonly Db $db ) {}

	public function find( int $id ): ?Survey {
		return $this->findMany( array( $id ) )[ $id ] ?? null;
	}

	/** @return array<string, string|null>|null what visitors' answers need to know of a survey. */
	public function answeredRow( int $id ): ?array {
		return $this->db->row( 'SELECT id, status, questions, settings, publish_at FROM {surveys} WHERE id = %d', array( $id ) );
	}

	/** @throws NotFound */
	public function get( int $id ): Survey {
		return $this->find( $id ) ?? throw new NotFound( "There is no survey $id." );
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
	 * What visitors might get to see, newest first; some of it may be scheduled for later. Whom responses are told to is
	 * not part of it. Rows, because a cache keeps
	 * plain text across versions of the plugin and objects it does not.
	 *
	 * @return list<array<string, string|null>>
	 */
	public function publishedRows(): array {
		return $this->db->rows( 'SELECT id, title, status, type, questions, settings, version, created_at, publish_at FROM {surveys} WHERE status = %s ORDER BY id DESC LIMIT %d', array( SurveyStatus::PUBLISH->value, self::PUBLISHED ) );
	}

	/** @return list<array<string, string|null>> of each published survey what its days are, and which version it is. */
	public function calendarRows(): array {
		return $this->db->rows( 'SELECT id, status, version, settings, publish_at FROM {surveys} WHERE status = %s ORDER BY id', array( SurveyStatus::PUBLISH->value ) );
	}

	/** Stores a new survey; the id and version of what is given do not count. */
	public function insert( Survey $new ): Survey {
		$id = $this->db->insert(
			'INSERT INTO {surveys} (title, status, type, questions, settings, notifications, template, version, created_at, publish_at) VALUES (%s, %s, %s, %s, %s, %s, %s, 1, %s, %s)',
			array( $new->title, $new->status->value, $new->type, SurveyRow::questionsJson( $new ), SurveyRow::settingsJson( $new ), SurveyRow::notificationsJson( $new ), $new->template, Clock::toStored( $new->created_at ), $this->stored( $new ) )
		);
		$this->changed();
		return $new->storedAs( $id, 1 );
	}

	/**
	 * Stores a change of the version that `$changed` was made from.
	 *
	 * @throws Stale another version is in force by now; nothing was stored.
	 * @throws NotFound
	 */
	public function update( Survey $changed ): Survey {
		$touched = $this->db->write(
			'UPDATE {surveys} SET title = %s, status = %s, type = %s, questions = %s, settings = %s, notifications = %s, template = %s, publish_at = %s, version = version + 1 WHERE id = %d AND version = %d',
			array( $changed->title, $changed->status->value, $changed->type, SurveyRow::questionsJson( $changed ), SurveyRow::settingsJson( $changed ), SurveyRow::notificationsJson( $changed ), $changed->template, $this->stored( $changed ), $changed->id, $changed->version )
		);
		if ( 0 === $touched ) {
			throw new Stale( $this->get( $changed->id )->version );
		}
		$this->changed();
		return $changed->storedAs( $changed->id, $changed->version + 1 );
	}

	/**
	 * Gives surveys another status, each only if it is still the version that was looked at.
	 *
	 * @param list<Survey>           $surveys
	 * @param DateTimeImmutable|null $now     a day after this one becomes it; null leaves every day as it is.
	 * @return list<int> ids of those that have it now.
	 */
	public function changeStatus( array $surveys, SurveyStatus $status, ?DateTimeImmutable $now = null ): array {
		if ( array() === $surveys ) {
			return array();
		}
		$each    = implode( ' OR ', array_fill( 0, count( $surveys ), '(id = %d AND version = %d)' ) );
		$seen    = array_merge( ...array_map( static fn( Survey $survey ): array => array( $survey->id, $survey->version ), $surveys ) );
		$day     = null === $now ? array() : array( Clock::toStored( $now ), Clock::toStored( $now ) );
		$opens   = null === $now ? '' : 'publish_at = CASE WHEN publish_at > %s THEN %s ELSE publish_at END, ';
		$touched = $this->db->write( "UPDATE {surveys} SET status = %s, {$opens}version = version + 1 WHERE $each", array( $status->value, ...$day, ...$seen ) );
		$this->changed();

		$ids = array_map( static fn( Survey $survey ): int => $survey->id, $surveys );
		if ( count( $ids ) === $touched ) {
			return $ids;
		}
		$now = $this->findMany( $ids ); // Rare: someone else was at some of them.
		return array_values( array_filter( $ids, static fn( int $id ): bool => isset( $now[ $id ] ) && $now[ $id ]->status === $status ) );
	}

	/**
	 * Question ids that surveys other than this one use, of those given.
	 *
	 * @param list<string> $question_ids
	 * @return list<string>
	 */
	public function questionIdsElsewhere( array $question_ids, int $survey_id ): array {
		if ( array() === $question_ids ) {
			return array();
		}
		$any   = implode( ' OR ', array_fill( 0, count( $question_ids ), 'questions LIKE %s' ) );
		$likes = array_map( fn( string $id ): string => $this->db->like( "\"id\":\"$id\"" ), $question_ids );
		$rows  = $this->db->rows( "SELECT questions FROM {surveys} WHERE id <> %d AND ($any)", array( $survey_id, ...$likes ) );
		$found = implode( ' ', array_column( $rows, 'questions' ) );

		return array_values( array_filter( $question_ids, static fn( string $id ): bool => str_contains( $found, "\"id\":\"$id\"" ) ) );
	}

	/**
	 * Deletes surveys that are in the trash; what belongs to them is SurveyDataRepository's.
	 *
	 * @param list<int> $ids
	 * @return list<int> ids of those that are gone now.
	 */
	public function delete( array $ids ): array {
		if ( array() === $ids ) {
			return array();
		}
		$touched = $this->db->write( 'DELETE FROM {surveys} WHERE status = %s AND id IN (' . Db::placeholders( $ids ) . ')', array( SurveyStatus::TRASH->value, ...$ids ) );
		$this->changed();

		return count( $ids ) === $touched ? $ids : array_values( array_diff( $ids, array_keys( $this->findMany( $ids ) ) ) );
	}

	private function stored( Survey $survey ): ?string {
		return null === $survey->publish_at ? null : Clock::toStored( $survey->publish_at );
	}

	private function changed(): void {
		wp_cache_set_last_changed( self::CACHE );
		do_action( self::WRITTEN );
	}
}
