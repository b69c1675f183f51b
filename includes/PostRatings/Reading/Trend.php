<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings\Reading;

use UserFeedback\Clock;
use UserFeedback\Contract\Schema\Rating\RatingResultsShape;
use UserFeedback\PostRatings\Sums;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The most recent days, without gaps, oldest first. */
final class Trend {

	/** @param array<string, Sums> $days by day; days without votes are missing. */
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

	public function sum(): Sums {
		return array_reduce( $this->dates(), fn( Sums $all, string $day ): Sums => $all->with( $this->of( $day ) ), new Sums() );
	}

	private function of( string $day ): Sums {
		return $this->days[ $day ] ?? new Sums();
	}

	/** @return list<string> */
	private function dates(): array {
		return array_map( fn( int $ago ): string => $this->clock->daysAgo( $ago ), range( RatingResultsShape::DAYS - 1, 0 ) );
	}
}
