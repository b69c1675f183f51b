<?php
declare(strict_types=1);

namespace UserFeedback\DemoContent;

use DateTimeImmutable;

/** Visiting times of a shop: fewer at the weekend and at night, a little more each month, many more after a newsletter. */
final class Calendar {

	public const DAYS = 90;

	/** Monday first. */
	private const WEEKDAYS = array( 1.15, 1.1, 1.05, 1.0, 0.9, 0.6, 0.7 );

	/** From midnight. */
	private const HOURS = array( 2, 1, 1, 1, 1, 2, 5, 12, 22, 28, 30, 28, 33, 30, 26, 25, 26, 28, 32, 38, 42, 36, 20, 8 );

	/** Days ago of each newsletter, and its effect. */
	private const NEWSLETTERS = array(
		76 => 1.7,
		48 => 1.9,
		20 => 2.2,
	);

	public function __construct( private readonly DateTimeImmutable $now, private readonly Dice $dice ) {}

	/**
	 * Returns this many moments of the last ninety days, in order.
	 *
	 * @return list<DateTimeImmutable>
	 */
	public function moments( int $count ): array {
		$days    = $this->weights();
		$moments = array();
		for ( $i = 0; $i < $count; ++$i ) {
			$day       = $this->now->modify( '-' . $this->dice->weighted( $days ) . ' days' );
			$moment    = $day->setTime(
				$this->dice->weighted( self::HOURS ),
				$this->dice->between( 0, 59 ),
				$this->dice->between( 0, 59 )
			);
			$moments[] = $moment > $this->now ? $moment->modify( '-1 day' ) : $moment;
		}
		sort( $moments );
		return $moments;
	}

	/**
	 * Returns those of this many that are after a moment.
	 *
	 * @return list<DateTimeImmutable>
	 */
	public function momentsSince( DateTimeImmutable $since, int $count ): array {
		return array_values( array_filter( $this->moments( $count ), static fn( $moment ): bool => $moment > $since ) );
	}

	/** @return non-empty-array<int, float> activity by days ago. */
	private function weights(): array {
		$weights = array( $this->weight( 0 ) );
		for ( $ago = 1; $ago < self::DAYS; ++$ago ) {
			$weights[ $ago ] = $this->weight( $ago );
		}
		return $weights;
	}

	private function weight( int $ago ): float {
		$weekday = self::WEEKDAYS[ (int) $this->now->modify( "-$ago days" )->format( 'N' ) - 1 ] ?? 1.0;
		$growth  = 1 + ( self::DAYS - $ago ) / self::DAYS * 0.35;
		$mood    = 0.85 + $this->dice->part() * 0.3;
		$mail    = self::NEWSLETTERS[ $ago ] ?? self::NEWSLETTERS[ $ago + 1 ] ?? 1.0; // Read on the day it arrives and the next.
		return $weekday * $growth * $mood * $mail;
	}
}
