<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings\Reading;

use UserFeedback\Platform\Clock;
use UserFeedback\PostRatings\StarCounts;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Star counts of the most recent days, without gaps, oldest first. */
final class RatingTrend {

	/** @param array<string, StarCounts> $days by day; days without votes are missing. */
	public function __construct( private readonly Clock $clock, private readonly array $days ) {}

	public static function firstDay( Clock $clock ): string {
		return $clock->daysAgo( RatingResultsShape::DAYS - 1 );
	}

	/** @return list<array{date: string, total: int, average: float|null}> */
	public function days(): array {
		return array_map(
			fn( string $day ): array => array(
				'date'    => $day,
				'total'   => $this->of( $day )->total(),
				'average' => $this->of( $day )->average(),
			),
			$this->dates()
		);
	}

	/** @return list<int> */
	public function totals(): array {
		return array_map( fn( string $day ): int => $this->of( $day )->total(), $this->dates() );
	}

	public function sum(): StarCounts {
		return array_reduce(
			$this->dates(),
			fn( StarCounts $all, string $day ): StarCounts => $all->with( $this->of( $day ) ),
			new StarCounts()
		);
	}

	private function of( string $day ): StarCounts {
		return $this->days[ $day ] ?? new StarCounts();
	}

	/** @return list<string> */
	private function dates(): array {
		return array_map( fn( int $ago ): string => $this->clock->daysAgo( $ago ), range( RatingResultsShape::DAYS - 1, 0 ) );
	}
}
