<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Reading;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Responses\Storage\Answer;
use UserFeedback\Responses\Storage\ResponseRow;
use UserFeedback\Responses\Storage\ResponseStatus;
use UserFeedback\Responses\Storage\SubmittedPage;
use UserFeedback\Surveys\Storage\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * A page of one survey's responses: rows of the day on which it begins, read from the nearer end of that day, then the first
 * rows of the following days. So it skips at most half a day of rows.
 *
 * The ids come from the index, one subquery per status; the rows themselves are fetched by id, and only those shown.
 */
final class ResponseListQuery {

	private const PIECE = 'SELECT id, day, submitted_at FROM {responses} WHERE survey_id = %d AND status = %s AND ';

	private const UP   = 'day, submitted_at, id';
	private const DOWN = 'day DESC, submitted_at DESC, id DESC';

	private const OF_DAY_UP   = array( self::PIECE . 'day = %s ORDER BY submitted_at, id', self::UP );
	private const OF_DAY_DOWN = array( self::PIECE . 'day = %s ORDER BY submitted_at DESC, id DESC', self::DOWN );
	private const LATER       = array( self::PIECE . 'day > %s ORDER BY ' . self::UP, self::UP );
	private const EARLIER     = array( self::PIECE . 'day < %s ORDER BY ' . self::DOWN, self::DOWN );

	/** Maximum characters of an answer in a list row. */
	private const BEGINNING = 120;

	public function __construct( private readonly Db $db ) {}

	/**
	 * @param non-empty-list<ResponseStatus>              $statuses
	 * @param array{
	 *     day: string,
	 *     skip: int,
	 *     count: int,
	 * } $from the day it begins on, the number of that day's rows before it, and that day's total
	 * @return list<ResponseRow>
	 */
	public function page( Survey $survey, array $statuses, bool $ascending, array $from, int $limit ): array {
		$take  = min( $limit, $from['count'] - $from['skip'] );
		$after = $from['count'] - $from['skip'] - $take;
		$ids   = $from['skip'] <= $after
			? $this->ids( $survey->id, $statuses, $ascending ? self::OF_DAY_UP : self::OF_DAY_DOWN, $from['day'], $from['skip'], $take )
			: array_reverse(
				$this->ids( $survey->id, $statuses, $ascending ? self::OF_DAY_DOWN : self::OF_DAY_UP, $from['day'], $after, $take )
			);
		if ( $take < $limit ) {
			array_push(
				$ids,
				...$this->ids( $survey->id, $statuses, $ascending ? self::LATER : self::EARLIER, $from['day'], 0, $limit - $take )
			);
		}
		return $this->rows( $survey, $ids );
	}

	/**
	 * @param non-empty-list<ResponseStatus>          $statuses
	 * @param array{literal-string, literal-string} $sql one subquery, and the sort order of their union
	 * @return list<int>
	 */
	private function ids( int $surveyId, array $statuses, array $sql, string $day, int $skip, int $take ): array {
		[ $piece, $order ] = $sql;
		if ( 1 === count( $statuses ) ) {
			$rows = $this->db->rows( "$piece LIMIT %d OFFSET %d", array( $surveyId, $statuses[0]->value, $day, $take, $skip ) );
		} else {
			$values = array();
			foreach ( $statuses as $status ) {
				array_push( $values, $surveyId, $status->value, $day, $skip + $take );
			}
			$pieces = implode( ' UNION ALL ', array_fill( 0, count( $statuses ), "SELECT * FROM ($piece LIMIT %d) AS of_status" ) );
			$rows   = $this->db->rows(
				"SELECT id FROM ($pieces) AS listed ORDER BY $order LIMIT %d OFFSET %d",
				array( ...$values, $take, $skip )
			);
		}
		return array_map( static fn( array $row ): int => (int) $row['id'], $rows );
	}

	/**
	 * @param list<int> $ids
	 * @return list<ResponseRow> in the same order.
	 */
	public function rows( Survey $survey, array $ids ): array {
		if ( array() === $ids ) {
			return array();
		}
		$found  = array();
		$ranked = array();
		foreach ( $survey->questions as $question ) {
			$ranked += array_map( static fn( string $item ): array => array( $question->id, $item ), $question->rankedItems() );
		}
		foreach ( $this->db->rows(
			'SELECT id, status, submitted_at, page_id, page_name, page_url, answers FROM {responses} WHERE id IN (' . Db::placeholders( $ids ) . ')',
			$ids
		) as $row ) {
			$given                     = self::given( $survey, (string) $row['answers'], $ranked );
			$found[ (int) $row['id'] ] = new ResponseRow(
				(int) $row['id'],
				ResponseStatus::from( (string) $row['status'] ),
				(string) $row['submitted_at'],
				SubmittedPage::of( (int) $row['page_id'], (string) $row['page_name'], (string) $row['page_url'] ),
				mb_substr( $given[0] ?? '', 0, self::BEGINNING ),
				mb_substr( implode( ' · ', $given ), 0, 2 * self::BEGINNING )
			);
		}
		return array_values( array_filter( array_map( static fn( int $id ): ?ResponseRow => $found[ $id ] ?? null, $ids ) ) );
	}

	/**
	 * @param array<string, array{string, string}> $ranked the ranking and the label of each ranked item, by the item's ID
	 * @return list<string> each answer on one line, without skipped ones, and a ranking's items in one, the first one first; hidden
	 *                      fields last, as visitors didn't enter them
	 */
	private static function given( Survey $survey, string $answers, array $ranked ): array {
		$given  = array();
		$hidden = array();
		foreach ( Answer::fromJson( $answers ) as $answer ) {
			$value = $answer->labeled( $survey->answerableQuestion( $answer->questionId ) )->value;
			$text  = is_array( $value ) ? implode( ', ', $value ) : (string) $value;

			[ $ranking, $item ] = $answer->type->ranksRows() ? $ranked[ $answer->questionId ] ?? array( '', '' ) : array( '', '' );
			if ( null !== $value && $answer->type->isHidden() ) {
				$hidden[] = $text;
			} elseif ( null !== $value && '' !== $ranking ) {
				$given[ $ranking ][ (int) $text ] = $item;
			} elseif ( null !== $value ) {
				$given[ $answer->questionId ][] = $text;
			}
		}
		foreach ( $given as $id => $texts ) {
			ksort( $texts );
			$given[ $id ] = implode( ', ', $texts );
		}
		return array( ...array_values( $given ), ...$hidden );
	}
}
