<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Filters;

use UserFeedback\Responses\Bits\BitSet;
use UserFeedback\Responses\Bits\Mark;
use UserFeedback\Responses\Bits\MarkedResponse;
use UserFeedback\Responses\Bits\ReadBits;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Finds the newest filtered responses with typed text, for each question and in the order of MatchedList. They are mostly in
 * the last chunk, and then typed texts are read from that one only.
 */
final class NewestTyped {

	/** @var array<int, list<string>> in which chunks something was typed, to which questions. */
	private readonly array $where;

	/** @var array<int, array<string, BitSet>> the same as sets, of the chunks that were needed. */
	private array $read = array();

	/** @var array<string, list<int>> question to places. */
	private array $found = array();

	/** @param non-empty-list<string> $questionIds */
	public function __construct(
		private readonly ReadBits $bits,
		private readonly int $surveyId,
		private readonly array $questionIds,
		private readonly int $few
	) {
		$this->where = $bits->typed( $surveyId, $questionIds );
	}

	/**
	 * @param list<Matched> $parts in the order of places.
	 * @return array<string, list<int>> question to response ids, newest first
	 */
	public function run( array $parts ): array {
		$typed       = array_merge( array(), ...array_values( $this->where ) );
		$this->found = array_fill_keys( array_intersect( $this->questionIds, $typed ), array() );
		$waiting     = array();
		foreach ( $parts as $part ) {
			if ( null === $part->chunk->first ) {
				$waiting      = $part->chunk->responses;
				$this->found += array_fill_keys( array_intersect( $this->questionIds, $part->chunk->fields() ), array() );
			}
		}
		foreach ( self::byDay( $parts ) as $ofDay ) {
			foreach ( array_reverse( $ofDay ) as [ 'part' => $part, 'set' => $set ] ) {
				$this->take( $part, $set );
			}
			if ( array() === $this->open() ) {
				break;
			}
		}
		return $this->ids( $waiting );
	}

	/**
	 * @param list<Matched> $parts
	 * @return array<string, list<array{part: Matched, set: BitSet}>> newest first.
	 */
	private static function byDay( array $parts ): array {
		$days = array();
		foreach ( $parts as $part ) {
			foreach ( $part->days() as $day => $set ) {
				$days[ $day ][] = compact( 'part', 'set' );
			}
		}
		krsort( $days, SORT_STRING );
		return $days;
	}

	/** @return list<string> questions that may have more */
	private function open(): array {
		return array_keys( array_filter( $this->found, fn( array $places ): bool => count( $places ) < $this->few ) );
	}

	private function take( Matched $part, BitSet $set ): void {
		if ( null === $part->chunk->first ) {
			foreach ( $this->open() as $question ) {
				$this->add( $question, MatchedList::WAITING, $set->and( $part->chunk->get( $question, Mark::TEXTS ) ) );
			}
			return;
		}
		$before = intdiv( $part->chunk->first, BitSet::PLACES );
		foreach ( array_reverse( $set->chunks() ) as $number ) {
			foreach ( array_intersect( $this->where[ $before + $number ] ?? array(), $this->open() ) as $question ) {
				$typed = $this->typed( $before + $number )[ $question ] ?? BitSet::none();
				$this->add( $question, ( $before + $number ) * BitSet::PLACES, $set->ofChunks( $number )->and( $typed ) );
			}
		}
	}

	private function add( string $question, int $first, BitSet $set ): void {
		foreach ( array_slice( array_reverse( $set->places() ), 0, $this->few - count( $this->found[ $question ] ) ) as $place ) {
			$this->found[ $question ][] = $first + $place;
		}
	}

	/**
	 * Reads one chunk first and, if that was not enough, all others together.
	 *
	 * @return array<string, BitSet>
	 */
	private function typed( int $number ): array {
		if ( ! isset( $this->read[ $number ] ) ) {
			$all              = array( $number, ...array_keys( $this->where ) );
			$keys             = array_fill_keys( $this->open(), array( Mark::TEXTS ) );
			[ $first, $last ] = array() === $this->read ? array( $number, $number ) : array( min( $all ), max( $all ) );
			foreach ( $this->bits->stored( $this->surveyId, $first, $last, array(), $keys ) as $chunk ) {
				for ( $at = 0; $at < $chunk->many; ++$at ) {
					$this->read[ intdiv( (int) $chunk->first, BitSet::PLACES ) + $at ] = array_map(
						static fn( string $question ): BitSet => $chunk->get( $question, Mark::TEXTS )->ofChunks( $at ),
						array_combine( array_keys( $keys ), array_keys( $keys ) )
					);
				}
			}
		}
		return $this->read[ $number ] ?? array();
	}

	/**
	 * @param list<MarkedResponse> $waiting
	 * @return array<string, list<int>>
	 */
	private function ids( array $waiting ): array {
		$places = array_unique( array_merge( array(), ...array_values( $this->found ) ) );
		$ids    = $this->bits->byPlace(
			$this->surveyId,
			array_values( array_filter( $places, static fn( int $place ): bool => $place < MatchedList::WAITING ) )
		);
		$idOf   = static fn( int $place ): ?int => $ids[ $place ] ?? ( $waiting[ $place - MatchedList::WAITING ] ?? null )?->id;
		return array_map(
			static fn( array $ofQuestion ): array => array_values( array_filter( array_map( $idOf, $ofQuestion ), 'is_int' ) ),
			$this->found
		);
	}
}
