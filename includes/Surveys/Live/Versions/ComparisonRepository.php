<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Live\Versions;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Surveys\Storage\Comparison;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Surveys\Storage\SurveyRow;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The column `comparison` of surveys. A save of a survey never writes it, and writing it doesn't create a new version. */
final class ComparisonRepository {

	public function __construct( private readonly Db $db ) {}

	/**
	 * Returns the two surveys of a comparison, the original first; null if there is none, or if one of the two is compared with
	 * a third survey by now.
	 *
	 * @param bool $isLocked true inside a transaction, to keep others from changing them until it ends.
	 * @return array{Survey, Survey}|null
	 */
	public function pair( Survey $survey, bool $isLocked = false ): ?array {
		if ( null === $survey->comparison ) {
			return null;
		}
		$found = $this->read( array( $survey->id, $survey->comparison->with ), $isLocked );
		$one   = $found[ $survey->id ] ?? null;
		$other = $found[ $survey->comparison->with ] ?? null;
		if ( $one?->comparison?->with !== $other?->id || $other?->comparison?->with !== $one?->id || null === $one || null === $other ) {
			return null;
		}
		return true === $one->comparison?->isVersion ? array( $other, $one ) : array( $one, $other );
	}

	/** Returns a survey that others can't change until the transaction ends. */
	public function locked( int $id ): ?Survey {
		return $this->read( array( $id ), true )[ $id ] ?? null;
	}

	public function write( int $id, Comparison $comparison ): void {
		$json = (string) wp_json_encode( $comparison->toArray() );
		$this->db->write( 'UPDATE {surveys} SET comparison = %s WHERE id = %d', array( $json, $id ) );
	}

	/**
	 * Removes the comparisons with surveys that will be deleted.
	 *
	 * @param non-empty-list<int> $ids
	 */
	public function forget( array $ids ): void {
		$any   = implode( ' OR ', array_fill( 0, count( $ids ), 'comparison LIKE %s' ) );
		$likes = array_map( fn( int $id ): string => $this->db->like( "\"with\":$id," ), $ids );
		$this->db->write( "UPDATE {surveys} SET comparison = NULL WHERE comparison IS NOT NULL AND ($any)", $likes );
	}

	/**
	 * @param non-empty-list<int> $ids
	 * @return array<int, Survey>
	 */
	private function read( array $ids, bool $isLocked ): array {
		$sql   = 'SELECT * FROM {surveys} WHERE id IN (' . Db::placeholders( $ids ) . ') ORDER BY id';
		$found = array();
		foreach ( $this->db->rows( $isLocked ? "$sql FOR UPDATE" : $sql, $ids ) as $row ) {
			$found[ (int) $row['id'] ] = SurveyRow::toSurvey( $row );
		}
		return $found;
	}
}
