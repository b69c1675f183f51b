<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Filters;

use UserFeedback\Responses\Bits\BitSet;
use UserFeedback\Responses\Bits\Chunk;
use UserFeedback\Responses\Bits\Mark;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Those responses of one chunk that are meant. */
final class Matched {

	public function __construct( public readonly Chunk $chunk, public readonly BitSet $set ) {}

	/** @return array<string, BitSet> what of it each day has, days without any left out. */
	public function days(): array {
		$days = array();
		foreach ( $this->chunk->sets( Mark::DAY ) as $key => $set ) {
			$ofDay = $set->and( $this->set );
			if ( ! $ofDay->isEmpty() ) {
				$days[ $this->chunk->value( Mark::DAY, $key ) ] = $ofDay;
			}
		}
		return $days;
	}

	/** @param callable(string): bool $isDay which days. */
	public function within( callable $isDay ): self {
		$days = array();
		foreach ( $this->chunk->sets( Mark::DAY ) as $key => $set ) {
			if ( $isDay( $this->chunk->value( Mark::DAY, $key ) ) ) {
				$days[] = $set;
			}
		}
		return new self( $this->chunk, $this->set->and( BitSet::union( ...$days ) ) );
	}

	/** Those of it of which this is marked. */
	public function having( string $field, string $key ): self {
		return new self( $this->chunk, $this->set->and( $this->chunk->get( $field, $key ) ) );
	}
}
