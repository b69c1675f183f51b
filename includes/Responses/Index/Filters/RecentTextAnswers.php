<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Index\Filters;

use UserFeedback\Responses\Index\Bitmaps\Bitmap;
use UserFeedback\Responses\Index\Bitmaps\BitmapReader;
use UserFeedback\Responses\Index\Bitmaps\Facet;
use UserFeedback\Responses\Index\Bitmaps\FacetedResponse;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Finds the newest filtered responses with typed text, for each question and in the order of FilteredResponseList. They are
 * mostly in the last segment, and then typed texts are read from that one only.
 */
final class RecentTextAnswers {

	/** @var array<int, list<string>> in which chunks something was typed, to which questions. */
	private readonly array $where;

	/** @var array<int, array<string, Bitmap>> the same as sets, of the chunks that were needed. */
	private array $read = array();

	/** @var array<string, list<int>> question to places. */
	private array $found = array();

	/** @param non-empty-list<string> $questionIds */
	public function __construct(
		private readonly BitmapReader $bitmaps,
		private readonly int $surveyId,
		private readonly array $questionIds,
		private readonly int $few
	) {
		$this->where = $bitmaps->typed( $surveyId, $questionIds );
	}

	/**
	 * @param list<MatchSet> $parts in the order of places.
	 * @return array<string, list<int>> question to response ids, newest first
	 */
	public function read( array $parts ): array {
		$typed       = array_merge( array(), ...array_values( $this->where ) );
		$this->found = array_fill_keys( array_intersect( $this->questionIds, $typed ), array() );
		$waiting     = array();
		foreach ( $parts as $part ) {
			if ( null === $part->segment->first ) {
				$waiting      = $part->segment->responses;
				$this->found += array_fill_keys( array_intersect( $this->questionIds, $part->segment->fields() ), array() );
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
	 * @param list<MatchSet> $parts
	 * @return array<string, list<array{part: MatchSet, set: Bitmap}>> newest first.
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

	private function take( MatchSet $part, Bitmap $set ): void {
		if ( null === $part->segment->first ) {
			foreach ( $this->open() as $question ) {
				$this->add( $question, FilteredResponseList::WAITING, $set->and( $part->segment->get( $question, Facet::TEXTS ) ) );
			}
			return;
		}
		$before = intdiv( $part->segment->first, Bitmap::PLACES );
		foreach ( array_reverse( $set->chunks() ) as $number ) {
			foreach ( array_intersect( $this->where[ $before + $number ] ?? array(), $this->open() ) as $question ) {
				$typed = $this->typed( $before + $number )[ $question ] ?? Bitmap::none();
				$this->add( $question, ( $before + $number ) * Bitmap::PLACES, $set->ofChunks( $number )->and( $typed ) );
			}
		}
	}

	private function add( string $question, int $first, Bitmap $set ): void {
		foreach ( array_slice( array_reverse( $set->places() ), 0, $this->few - count( $this->found[ $question ] ) ) as $place ) {
			$this->found[ $question ][] = $first + $place;
		}
	}

	/**
	 * Reads one segment first and, if that was not enough, all others together.
	 *
	 * @return array<string, Bitmap>
	 */
	private function typed( int $number ): array {
		if ( ! isset( $this->read[ $number ] ) ) {
			$all              = array( $number, ...array_keys( $this->where ) );
			$keys             = array_fill_keys( $this->open(), array( Facet::TEXTS ) );
			[ $first, $last ] = array() === $this->read ? array( $number, $number ) : array( min( $all ), max( $all ) );
			foreach ( $this->bitmaps->stored( $this->surveyId, $first, $last, array(), $keys ) as $chunk ) {
				for ( $at = 0; $at < $chunk->many; ++$at ) {
					$this->read[ intdiv( (int) $chunk->first, Bitmap::PLACES ) + $at ] = array_map(
						static fn( string $question ): Bitmap => $chunk->get( $question, Facet::TEXTS )->ofChunks( $at ),
						array_combine( array_keys( $keys ), array_keys( $keys ) )
					);
				}
			}
		}
		return $this->read[ $number ] ?? array();
	}

	/**
	 * @param list<FacetedResponse> $waiting
	 * @return array<string, list<int>>
	 */
	private function ids( array $waiting ): array {
		$places = array_unique( array_merge( array(), ...array_values( $this->found ) ) );
		$ids    = $this->bitmaps->byPlace(
			$this->surveyId,
			array_values( array_filter( $places, static fn( int $place ): bool => $place < FilteredResponseList::WAITING ) )
		);
		$idOf   = static fn( int $place ): ?int => $ids[ $place ] ?? ( $waiting[ $place - FilteredResponseList::WAITING ] ?? null )?->id;
		return array_map(
			static fn( array $ofQuestion ): array => array_values( array_filter( array_map( $idOf, $ofQuestion ), 'is_int' ) ),
			$this->found
		);
	}
}
