<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Filters;

use UserFeedback\Responses\Bits\BitSet;
use UserFeedback\Responses\Bits\Chunk;
use UserFeedback\Responses\Bits\Mark;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The matching responses of one chunk, or of several consecutive ones. */
final class Matched {

	/** @param array<string, BitSet>|null $days matches of each day; null until known */
	public function __construct( public readonly Chunk $chunk, public readonly BitSet $set, private ?array $days = null ) {}

	/** @return array<string, BitSet> matches of each day, without empty days */
	public function days(): array {
		if ( null === $this->days ) {
			$this->days = array();
			foreach ( $this->chunk->sets( Mark::DAY ) as $key => $set ) {
				$ofDay = $set->and( $this->set );
				if ( ! $ofDay->isEmpty() ) {
					$this->days[ $this->chunk->value( Mark::DAY, $key ) ] = $ofDay;
				}
			}
		}
		return $this->days;
	}

	/** @param callable(string): bool $isDay the days to include */
	public function within( callable $isDay ): self {
		$days = array_filter( $this->days(), $isDay, ARRAY_FILTER_USE_KEY );
		return new self( $this->chunk, BitSet::union( ...array_values( $days ) ), $days );
	}

	/** Narrows it to responses with this mark. */
	public function having( string $field, string $key ): self {
		return new self( $this->chunk, $this->set->and( $this->chunk->get( $field, $key ) ) );
	}

	/** Returns the matches in a few of its chunks, for which more fields were read. */
	public function on( Chunk $chunk ): self {
		$before = intdiv( (int) $chunk->first - (int) $this->chunk->first, BitSet::PLACES );
		$days   = array_map( static fn( BitSet $set ): BitSet => $set->ofChunks( $before, $chunk->many ), $this->days() );
		return new self(
			$chunk,
			$this->set->ofChunks( $before, $chunk->many ),
			array_filter( $days, static fn( BitSet $set ): bool => ! $set->isEmpty() )
		);
	}
}
