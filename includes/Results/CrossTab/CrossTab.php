<?php
declare(strict_types=1);

namespace UserFeedback\Results\CrossTab;

use UserFeedback\Responses\Index\Bitmaps\Bitmap;
use UserFeedback\Responses\Index\Bitmaps\Facet;
use UserFeedback\Responses\Index\Filters\MatchSet;
use UserFeedback\Surveys\Questions\Question;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Counts how often two choices occur together, or a choice and a visit: only people who answered both questions. */
final class CrossTab {

	/** Maximum rows of visits; others share one. */
	public const VISITS = 20;

	private int $total = 0;

	/** @var array<string, int> by key of a value of the one question. */
	private array $rows = array();

	/** @var array<string, int> of the other. */
	private array $columns = array();

	/** @var array<string, array<string, int>> */
	private array $cells = array();

	/** @var array<string, string> key to value, of both. */
	private array $values = array();

	/** @param list<string>|null $visits values of a visit field, if these are the rows; one more row has the others */
	public function __construct(
		private readonly string $row,
		private readonly string $column,
		private ?array $visits = null
	) {}

	public function add( MatchSet $part ): void {
		$both         = $part->having( $this->column, Facet::ANSWERED );
		$both         = null === $this->visits ? $both->having( $this->row, Facet::ANSWERED ) : $both;
		$this->total += $both->bitmap->count();
		$columns      = $this->chosen( $both, $this->column, $this->columns );
		$rows         = null === $this->visits ? $this->chosen( $both, $this->row, $this->rows ) : $this->visited( $both );
		foreach ( $rows as $row => $ofRow ) {
			foreach ( $columns as $column => $ofColumn ) {
				$this->cells[ $row ][ $column ] = ( $this->cells[ $row ][ $column ] ?? 0 ) + $ofRow->countWith( $ofColumn );
			}
		}
	}

	/**
	 * Adds counts of people who answered both questions, from segments whose counts are stored. The key of the total is
	 * Facet::ANSWERED.
	 *
	 * @param array<string, int>                $columns by key.
	 * @param array<string, array<string, int>> $rows    the same of each row; an empty key for visits with none of the values
	 * @param array<string, string>             $values  key to value
	 */
	public function addCounts( array $columns, array $rows, array $values ): void {
		$this->total += $columns[ Facet::ANSWERED ] ?? 0;
		$this->values = $values + $this->values;
		foreach ( array_diff_key( $columns, array( Facet::ANSWERED => 0 ) ) as $column => $count ) {
			$this->columns[ $column ] = ( $this->columns[ $column ] ?? 0 ) + $count;
		}
		foreach ( $rows as $row => $cells ) {
			$this->rows[ $row ] = ( $this->rows[ $row ] ?? 0 ) + ( $cells[ Facet::ANSWERED ] ?? 0 );
			foreach ( array_diff_key( $cells, array( Facet::ANSWERED => 0 ) ) as $column => $count ) {
				$this->cells[ $row ][ $column ] = ( $this->cells[ $row ][ $column ] ?? 0 ) + $count;
			}
		}
	}

	/**
	 * Lists the choices of the questions in order, then removed options that were chosen.
	 *
	 * @param Question|null $rows null for visits
	 * @return array<string, mixed> CrossTabShape::table().
	 */
	public function toArray( ?Question $rows, Question $columns ): array {
		$ofRows     = $rows?->storedValues() ?? array();
		$rowKeys    = self::ordered( $ofRows, $this->rows );
		$columnKeys = self::ordered( $columns->storedValues(), $this->columns );
		$known      = array();
		foreach ( array( ...$ofRows, ...$columns->storedValues() ) as $value ) {
			$known[ Facet::keyOf( $value ) ] = $value;
		}
		$values = $known + $this->values;
		$cells  = count( $rowKeys ) * count( $columnKeys );
		return array(
			'total'   => $this->total,
			'rows'    => array_map(
				fn( string $key ): array => self::valueCount( $rows, $values[ $key ] ?? '', $this->rows[ $key ] ?? 0 ),
				$rowKeys
			),
			'columns' => array_map(
				fn( string $key ): array => self::valueCount( $columns, $values[ $key ] ?? '', $this->columns[ $key ] ?? 0 ),
				$columnKeys
			),
			'cells'   => array_map(
				fn( string $row ): array => array_map( fn( string $column ): array => $this->cell( $row, $column, $cells ), $columnKeys ),
				$rowKeys
			),
		);
	}

	/**
	 * @param array<string, int> $counts updated with this part's counts
	 * @return array<string, Bitmap>
	 */
	private function chosen( MatchSet $both, string $question, array &$counts ): array {
		$chosen = array();
		foreach ( $both->segment->sets( $question ) as $key => $set ) {
			if ( ! str_starts_with( $key, '#' ) ) {
				$chosen[ $key ]       = $set->and( $both->bitmap );
				$counts[ $key ]       = ( $counts[ $key ] ?? 0 ) + $chosen[ $key ]->count();
				$this->values[ $key ] = $both->segment->value( $question, $key );
			}
		}
		return $chosen;
	}

	/** @return array<string, Bitmap> responses with none of the values have an empty key */
	private function visited( MatchSet $both ): array {
		$values = $this->visits ?? array();
		if ( null === $both->segment->first ) { // These are in no table yet, so their values are not known.
			foreach ( array_keys( $both->segment->sets( $this->row ) ) as $key ) {
				$values[] = $both->segment->value( $this->row, $key );
			}
			$values       = array_slice( array_values( array_unique( $values ) ), 0, self::VISITS );
			$this->visits = $values;
		}
		$sets = array( '' => $both->bitmap );
		foreach ( $values as $value ) {
			$key                  = Facet::keyOf( $value );
			$sets[ $key ]         = $both->segment->get( $this->row, $key )->and( $both->bitmap );
			$sets['']             = $sets['']->without( $sets[ $key ] );
			$this->values[ $key ] = $value;
		}
		foreach ( $sets as $key => $set ) {
			$this->rows[ $key ] = ( $this->rows[ $key ] ?? 0 ) + $set->count();
		}
		return $sets;
	}

	/**
	 * @param list<string>       $values
	 * @param array<string, int> $counts
	 * @return list<string> keys.
	 */
	private static function ordered( array $values, array $counts ): array {
		$keys   = array_map( array( Facet::class, 'keyOf' ), $values );
		$former = array_diff_key( array_filter( $counts, static fn( int $count ): bool => $count > 0 ), array_flip( $keys ) );
		arsort( $former );
		$rest   = array_intersect_key( $former, array( '' => 0 ) );
		$former = array_diff_key( $former, $rest ) + $rest; // Last, whatever its count.
		return array( ...$keys, ...array_keys( $former ) );
	}

	/** @return array{value: string, count: int} */
	private static function valueCount( ?Question $question, string $value, int $count ): array {
		return array(
			'value' => $question?->labelOf( $value ) ?? $value,
			'count' => $count,
		);
	}

	/** @return array{count: int, differs: int} */
	private function cell( string $row, string $column, int $cells ): array {
		$count = $this->cells[ $row ][ $column ] ?? 0;
		return array(
			'count'   => $count,
			'differs' => SignificanceTest::differs(
				$count,
				$this->rows[ $row ] ?? 0,
				$this->columns[ $column ] ?? 0,
				$this->total,
				$cells
			),
		);
	}
}
