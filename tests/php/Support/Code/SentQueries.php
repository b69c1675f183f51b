<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Code;

/** Records database queries while it listens. */
final class SentQueries {

	/** @var list<string> */
	private array $all = array();

	public function listen(): void {
		add_filter(
			'query',
			function ( string $sql ): string {
				$this->all[] = $sql;
				return $sql;
			}
		);
	}

	public function forget(): void {
		$this->all = array();
	}

	/** @return list<string> */
	public function writes(): array {
		return $this->like( '/\A\s*(INSERT|UPDATE|DELETE|REPLACE|CREATE|ALTER|DROP|TRUNCATE|RENAME)\b/i' );
	}

	/**
	 * @return list<string> those that name a plugin table; wpdb itself reads a table's columns before it accepts text beyond ASCII.
	 */
	public function ours(): array {
		return $this->like( '/\A(?!SHOW FULL COLUMNS).*_uf_/s' );
	}

	/** @return list<string> every word of our queries outside quoted text: words that the database would execute. */
	public function words(): array {
		$words = array();
		foreach ( $this->ours() as $sql ) {
			preg_match_all( '/[A-Za-z_]\w*|[^\s\w]/', (string) preg_replace( "/'(?:[^'\\\\]|\\\\.|'')*'/s", '', $sql ), $found );
			array_push( $words, ...$found[0] );
		}
		return array_values( array_unique( $words ) );
	}

	/** @return list<string> */
	private function like( string $pattern ): array {
		return array_values( array_filter( $this->all, static fn( string $sql ): bool => 1 === preg_match( $pattern, $sql ) ) );
	}
}
