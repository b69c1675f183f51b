<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Number of votes for each number of stars. Pure. */
final class StarCounts {

	private const STARS = 5;

	/** @param array<int, int> $counts number of stars to votes; a missing key counts as 0 */
	public function __construct( private readonly array $counts = array() ) {}

	/** @param array<string, string|null> $row with the columns rated_1 to rated_5 */
	public static function fromRow( array $row ): self {
		$counts = array();
		for ( $stars = 1; $stars <= self::STARS; ++$stars ) {
			$counts[ $stars ] = (int) ( $row[ "rated_$stars" ] ?? 0 );
		}
		return new self( $counts );
	}

	/** @param int $stars 0 for a withdrawn vote, which is not counted */
	public function plus( int $stars, int $votes ): self {
		return 0 === $stars ? $this : new self( array( $stars => ( $this->counts[ $stars ] ?? 0 ) + $votes ) + $this->counts );
	}

	public function with( self $other ): self {
		$sum = $this;
		foreach ( $other->toList() as $place => $votes ) {
			$sum = $sum->plus( $place + 1, $votes );
		}
		return $sum;
	}

	public function total(): int {
		return (int) array_sum( $this->toList() );
	}

	/** Returns the average with two decimals; null without votes. */
	public function average(): ?float {
		$total = $this->total();
		$stars = 0;
		foreach ( $this->toList() as $place => $votes ) {
			$stars += ( $place + 1 ) * $votes;
		}
		return $total > 0 ? round( $stars / $total, 2 ) : null;
	}

	public function isZero(): bool {
		return array() === array_filter( $this->toList(), static fn( int $votes ): bool => 0 !== $votes );
	}

	/** @return list<int> votes for 1 star first */
	public function toList(): array {
		return array_map( fn( int $stars ): int => $this->counts[ $stars ] ?? 0, range( 1, self::STARS ) );
	}
}
