<?php
declare(strict_types=1);

namespace UserFeedback\DemoContent;

/** Random numbers that are the same each time. It has its own generator, because WordPress uses PHP's, too. */
final class Dice {

	public function __construct( private int $state ) {}

	/** At least 0 and below 1. */
	public function part(): float {
		$this->state = ( $this->state * 1103515245 + 12345 ) % 2147483648;
		return $this->state / 2147483648;
	}

	public function between( int $least, int $most ): int {
		return $least + (int) ( $this->part() * ( $most - $least + 1 ) );
	}

	public function chance( float $ofOne ): bool {
		return $this->part() < $ofOne;
	}

	/**
	 * @template T
	 * @param non-empty-list<T> $things
	 * @return T
	 */
	public function one( array $things ): mixed {
		return $things[ $this->between( 0, count( $things ) - 1 ) ] ?? $things[0];
	}

	/**
	 * @template T of array-key
	 * @param non-empty-array<T, int|float> $weights
	 * @return T
	 */
	public function weighted( array $weights ): int|string {
		$left = $this->part() * array_sum( $weights );
		foreach ( $weights as $key => $weight ) {
			$left -= $weight;
			if ( $left < 0 ) {
				return $key;
			}
		}
		return array_key_last( $weights );
	}

	public function uuid(): string {
		$digits = '';
		for ( $i = 0; $i < 32; ++$i ) {
			$digits .= dechex( $this->between( 0, 15 ) );
		}
		return substr( $digits, 0, 8 )
			. '-'
			. substr( $digits, 8, 4 )
			. '-4'
			. substr( $digits, 13, 3 )
			. '-8'
			. substr( $digits, 17, 3 )
			. '-'
			. substr( $digits, 20, 12 );
	}
}
