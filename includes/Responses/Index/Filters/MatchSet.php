<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Index\Filters;

use UserFeedback\Responses\Index\Bitmaps\Bitmap;
use UserFeedback\Responses\Index\Bitmaps\BitmapSegment;
use UserFeedback\Responses\Index\Bitmaps\Facet;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The matching responses of one segment, or of several consecutive ones. */
final class MatchSet {

	/** @param array<string, Bitmap>|null $days matches of each day; null until known */
	public function __construct( public readonly BitmapSegment $segment, public readonly Bitmap $bitmap, private ?array $days = null ) {}

	/** @return array<string, Bitmap> matches of each day, without empty days */
	public function days(): array {
		if ( null === $this->days ) {
			$this->days = array();
			foreach ( $this->segment->sets( Facet::DAY ) as $key => $set ) {
				$ofDay = $set->and( $this->bitmap );
				if ( ! $ofDay->isEmpty() ) {
					$this->days[ $this->segment->value( Facet::DAY, $key ) ] = $ofDay;
				}
			}
		}
		return $this->days;
	}

	/** @param callable(string): bool $isDay the days to include */
	public function within( callable $isDay ): self {
		$days = array_filter( $this->days(), $isDay, ARRAY_FILTER_USE_KEY );
		return new self( $this->segment, Bitmap::union( ...array_values( $days ) ), $days );
	}

	/** Returns the same matches without the sets of a stored segment, so that many can be kept. */
	public function kept(): self {
		return null === $this->segment->first
			? $this
			: new self( new BitmapSegment( $this->segment->first, $this->segment->many ), $this->bitmap, $this->days() );
	}

	/** Narrows it to responses with this facet. */
	public function having( string $field, string $key ): self {
		return new self( $this->segment, $this->bitmap->and( $this->segment->get( $field, $key ) ) );
	}

	/** Returns the matches in a few of its segments, for which more fields were read. */
	public function on( BitmapSegment $chunk ): self {
		$before = intdiv( (int) $chunk->first - (int) $this->segment->first, Bitmap::PLACES );
		$days   = array_map( static fn( Bitmap $set ): Bitmap => $set->ofChunks( $before, $chunk->many ), $this->days() );
		return new self(
			$chunk,
			$this->bitmap->ofChunks( $before, $chunk->many ),
			array_filter( $days, static fn( Bitmap $set ): bool => ! $set->isEmpty() )
		);
	}
}
