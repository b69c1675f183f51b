<?php
declare(strict_types=1);

namespace UserFeedback\Results\Insights\Themes;

use UserFeedback\Platform\Database\Db;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * The table `uf_labels`: texts that were read, and their themes. Counts join `uf_texts`, which has only published responses:
 * those in the trash aren't counted, and are counted again once they are restored.
 */
final class LabelRepository {

	/** For a text that was read and has no theme. */
	private const NONE = 0;

	private const PUBLISHED = 'FROM {labels} AS l WHERE l.survey_id = %d AND l.question_id = %s AND EXISTS (
		SELECT 1 FROM {texts} AS t WHERE t.survey_id = l.survey_id AND t.question_id = l.question_id AND t.response_id = l.response_id
	)';

	public function __construct( private readonly Db $db ) {}

	/** @return array<int, int> texts by theme. */
	public function counts( int $surveyId, string $questionId ): array {
		$counts = array();
		foreach ( $this->db->rows(
			'SELECT l.theme_id, COUNT(*) AS texts ' . self::PUBLISHED . ' GROUP BY l.theme_id',
			array( $surveyId, $questionId )
		) as $row ) {
			$counts[ (int) $row['theme_id'] ] = (int) $row['texts'];
		}
		unset( $counts[ self::NONE ] );
		return $counts;
	}

	/** Counts texts that were read. */
	public function read( int $surveyId, string $questionId ): int {
		return (int) $this->db->value(
			'SELECT COUNT(DISTINCT l.response_id) ' . self::PUBLISHED,
			array( $surveyId, $questionId )
		);
	}

	/**
	 * @param list<int> $responseIds
	 * @return list<int> those that were read.
	 */
	public function readOf( int $surveyId, string $questionId, array $responseIds ): array {
		if ( array() === $responseIds ) {
			return array();
		}
		$rows = $this->db->rows(
			'SELECT DISTINCT response_id FROM {labels} WHERE survey_id = %d AND question_id = %s
				AND response_id IN (' . Db::placeholders( $responseIds ) . ')',
			array( $surveyId, $questionId, ...$responseIds )
		);
		return array_map( 'intval', array_column( $rows, 'response_id' ) );
	}

	/** @return array<int, list<string>> quotes by theme, the newest few of each. */
	public function quotes( int $surveyId, string $questionId, int $few ): array {
		$quotes = array();
		foreach ( $this->db->rows(
			'SELECT l.theme_id, l.quote ' . self::PUBLISHED . " AND l.quote <> '' ORDER BY l.theme_id, l.response_id DESC LIMIT %d",
			array( $surveyId, $questionId, 10_000 )
		) as $row ) {
			$quotes[ (int) $row['theme_id'] ][] = (string) $row['quote'];
		}
		return array_map( static fn( array $all ): array => array_slice( array_values( array_unique( $all ) ), 0, $few ), $quotes );
	}

	/** @return list<array<string, string|null>> texts of a theme with their quotes, newest first. */
	public function textsOf( Theme $theme, int $offset, int $limit ): array {
		return $this->db->rows(
			'SELECT t.response_id, t.question_id, t.kind, t.day, t.submitted_at, t.text FROM {labels} AS l
				JOIN {texts} AS t ON t.survey_id = l.survey_id AND t.question_id = l.question_id AND t.response_id = l.response_id
				WHERE l.survey_id = %d AND l.question_id = %s AND l.theme_id = %d
				ORDER BY t.day DESC, t.submitted_at DESC, t.response_id DESC LIMIT %d OFFSET %d',
			array( $theme->surveyId, $theme->questionId, $theme->id, $limit, $offset )
		);
	}

	/**
	 * @param array<int, array<int, string>> $labels quote by theme, for each text that was read; empty for a text without a theme.
	 */
	public function add( int $surveyId, string $questionId, array $labels ): void {
		$values = array();
		foreach ( $labels as $responseId => $themes ) {
			foreach ( array() === $themes ? array( self::NONE => '' ) : $themes as $themeId => $quote ) {
				array_push( $values, $surveyId, $questionId, $themeId, $responseId, $quote );
			}
		}
		if ( array() !== $values ) {
			$rows = implode( ', ', array_fill( 0, intdiv( count( $values ), 5 ), '(%d, %s, %d, %d, %s)' ) );
			$this->db->write(
				"INSERT INTO {labels} (survey_id, question_id, theme_id, response_id, quote) VALUES $rows
					ON DUPLICATE KEY UPDATE quote = VALUES(quote)",
				$values
			);
		}
	}

	/** Texts with both themes are counted once. */
	public function move( Theme $from, Theme $to ): void {
		$this->db->write(
			'INSERT IGNORE INTO {labels} (survey_id, question_id, theme_id, response_id, quote)
				SELECT survey_id, question_id, %d, response_id, quote FROM {labels}
				WHERE survey_id = %d AND question_id = %s AND theme_id = %d',
			array( $to->id, $from->surveyId, $from->questionId, $from->id )
		);
		$this->remove( $from );
	}

	/** Texts that had only this theme still count as read. */
	public function drop( Theme $theme ): void {
		$this->db->write(
			'INSERT IGNORE INTO {labels} (survey_id, question_id, theme_id, response_id, quote)
				SELECT survey_id, question_id, 0, response_id, %s FROM {labels}
				WHERE survey_id = %d AND question_id = %s AND theme_id = %d',
			array( '', $theme->surveyId, $theme->questionId, $theme->id )
		);
		$this->remove( $theme );
	}

	private function remove( Theme $theme ): void {
		$this->db->write(
			'DELETE FROM {labels} WHERE survey_id = %d AND question_id = %s AND theme_id = %d',
			array( $theme->surveyId, $theme->questionId, $theme->id )
		);
	}
}
