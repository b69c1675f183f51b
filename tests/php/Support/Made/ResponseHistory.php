<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Made;

use UserFeedback\Surveys\Storage\Survey;

/**
 * One survey's responses as a person would track them by hand: each with its day, its status and its answers. The numbers are
 * counted again each time, one by one.
 *
 * @phpstan-type Entry array{day: string, at: string, status: string, values: list<mixed>}
 */
final class ResponseHistory {

	/** @var array<int, Entry> by id. */
	private array $entries = array();

	public function __construct( public readonly Survey $survey ) {}

	/** @param list<mixed> $values */
	public function add( int $id, string $day, string $at, array $values, string $status = 'publish' ): void {
		$this->entries[ $id ] = array(
			'day'    => $day,
			'at'     => $at,
			'status' => $status,
			'values' => $values,
		);
	}

	/** @return list<int> */
	public function ids(): array {
		return array_keys( $this->entries );
	}

	/**
	 * @param list<int>    $ids
	 * @param list<string> $from
	 */
	public function change( array $ids, array $from, string $to ): void {
		foreach ( $ids as $id ) {
			if ( isset( $this->entries[ $id ] ) && in_array( $this->entries[ $id ]['status'], $from, true ) ) {
				$this->entries[ $id ]['status'] = $to;
			}
		}
	}

	/** @param list<int> $ids */
	public function delete( array $ids ): void {
		foreach ( $ids as $id ) {
			if ( in_array( $this->entries[ $id ]['status'] ?? '', array( 'trash', 'spam', 'over_limit' ), true ) ) {
				unset( $this->entries[ $id ] );
			}
		}
	}

	/** Removes ids of any status. */
	public function erase( int ...$ids ): void {
		$this->entries = array_diff_key( $this->entries, array_flip( $ids ) );
	}

	public function forgetSpamBefore( string $day ): void {
		$this->entries = array_filter(
			$this->entries,
			static fn( array $entry ): bool => 'spam' !== $entry['status'] || $entry['day'] >= $day
		);
	}

	public function count( string ...$statuses ): int {
		return count( array_filter( $this->entries, static fn( array $entry ): bool => in_array( $entry['status'], $statuses, true ) ) );
	}

	/** @return list<array{date: string, count: int}> days with published responses. */
	public function days(): array {
		$days = array_count_values( array_column( $this->published(), 'day' ) );
		ksort( $days );
		return array_map(
			static fn( string $day, int $count ): array => array( 'date' => $day, 'count' => $count ),
			array_keys( $days ),
			array_values( $days )
		);
	}

	/** @return array<string, int> counts of one question, with `answered` and `skipped`. */
	public function values( int $question ): array {
		$counts = array( 'answered' => 0, 'skipped' => 0 );
		foreach ( $this->published() as $entry ) {
			$value = $this->bare( $entry['values'][ $question ] ?? null );
			++$counts[ null === $value ? 'skipped' : 'answered' ];
			foreach ( null === $value ? array() : (array) $value as $one ) {
				if ( is_scalar( $one ) ) {
					$counts[ (string) $one ] = ( $counts[ (string) $one ] ?? 0 ) + 1;
				}
			}
		}
		ksort( $counts, SORT_STRING );
		return $counts;
	}

	/** @return list<string> texts and comments of one question, sorted. */
	public function texts( int $question ): array {
		$texts = array();
		foreach ( $this->published() as $entry ) {
			$value = $entry['values'][ $question ] ?? null;
			if ( is_array( $value ) && 'with' === ( $value[0] ?? null ) && is_string( $value[2] ?? null ) ) {
				$texts[] = $value[2];
			} elseif ( is_string( $value ) ) {
				$texts[] = $value;
			}
		}
		sort( $texts );
		return $texts;
	}

	/** @return list<int> ids in the order of the list, newest first. */
	public function listed( string ...$statuses ): array {
		$ids = array_keys(
			array_filter( $this->entries, static fn( array $entry ): bool => in_array( $entry['status'], $statuses, true ) )
		);
		usort(
			$ids,
			fn( int $a, int $b ): int => array(
				$this->entries[ $b ]['day'] ?? '',
				$this->entries[ $b ]['at'] ?? '',
				$b,
			) <=> array( $this->entries[ $a ]['day'] ?? '', $this->entries[ $a ]['at'] ?? '', $a )
		);
		return $ids;
	}

	/** @return list<Entry> */
	private function published(): array {
		return array_values( array_filter( $this->entries, static fn( array $entry ): bool => 'publish' === $entry['status'] ) );
	}

	private function bare( mixed $value ): mixed {
		return is_array( $value ) && 'with' === ( $value[0] ?? null ) ? $value[1] ?? null : $value;
	}
}
