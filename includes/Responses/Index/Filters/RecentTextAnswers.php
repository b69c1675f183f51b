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

	/** Segments before and after one that are read with it. */
	private const TOGETHER = 32;

	/** @var array<int, list<string>> in which chunks something was typed, to which questions. */
	private array $where = array();

	/** @var array<int, array<string, Bitmap>> the same as sets, of the chunks that were needed. */
	private array $read = array();

	/** @var array<string, list<int>> question to places. */
	private array $found = array();

	/** @param non-empty-list<string> $questionIds */
	public function __construct(
		private readonly BitmapReader $bitmaps,
		private readonly FilterEvaluator $evaluator,
		private readonly int $surveyId,
		private readonly array $questionIds,
		private readonly int $few
	) {}

	/**
	 * @param list<MatchSet>   $parts   in the order of places.
	 * @param FacetCounts|null $counted of other segments; the filter then has no condition on typed text
	 * @return array<string, list<int>> question to response ids, newest first
	 */
	public function read( ResponseFilter $filter, array $parts, ?FacetCounts $counted ): array {
		$this->where = $this->bitmaps->typed( $this->surveyId, $this->questionIds, $counted->segments ?? array() );
		$typed       = $counted?->typed( $this->questionIds ) ?? array();
		$questions   = array_merge( array(), ...array_values( $this->where ), ...array_merge( array(), ...array_values( $typed ) ) );
		$this->found = array_fill_keys( array_intersect( $this->questionIds, $questions ), array() );
		$waiting     = array();
		foreach ( $parts as $part ) {
			if ( null === $part->segment->first ) {
				$waiting      = $part->segment->responses;
				$this->found += array_fill_keys( array_intersect( $this->questionIds, $part->segment->fields() ), array() );
			}
		}
		foreach ( self::byDay( $parts, $typed ) as $day => $ofDay ) {
			krsort( $ofDay );
			foreach ( $ofDay as $first => $part ) {
				if ( $part instanceof MatchSet ) {
					$this->take( $part, $part->days()[ $day ] ?? Bitmap::none() );
				} else {
					$this->takeCounted( $filter, $first, $part, (string) $day );
				}
			}
			if ( array() === $this->open() ) {
				break;
			}
		}
		return $this->ids( $waiting );
	}

	/**
	 * @param list<MatchSet>                                  $parts
	 * @param array<string, array<int, non-empty-list<string>>> $typed
	 * @return array<string, array<int, MatchSet|non-empty-list<string>>> newest day first, by first ordinal
	 */
	private static function byDay( array $parts, array $typed ): array {
		$days = array();
		foreach ( $parts as $part ) {
			foreach ( array_keys( $part->days() ) as $day ) {
				$days[ $day ][ $part->segment->first ?? FilteredResponseList::WAITING ] = $part;
			}
		}
		foreach ( $typed as $day => $segments ) {
			foreach ( $segments as $number => $questions ) {
				$days[ $day ][ $number * Bitmap::PLACES ] = $questions;
			}
		}
		krsort( $days, SORT_STRING );
		return $days;
	}

	/** @param non-empty-list<string> $questions with typed text on this day, in the segment with this first ordinal */
	private function takeCounted( ResponseFilter $filter, int $first, array $questions, string $day ): void {
		$questions = array_values( array_intersect( $questions, $this->open() ) );
		if ( array() !== $questions ) {
			$keys = array_fill_keys( $questions, array( Facet::TEXTS ) );
			$part = $this->evaluator->segment( $this->surveyId, intdiv( $first, Bitmap::PLACES ), $filter, $keys );
			$set  = $part->days()[ $day ] ?? Bitmap::none();
			foreach ( $questions as $question ) {
				$this->add( $question, $first, $set->and( $part->segment->get( $question, Facet::TEXTS ) ) );
			}
		}
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
	 * Reads one segment first and, if that was not enough, a few others together.
	 *
	 * @return array<string, Bitmap>
	 */
	private function typed( int $number ): array {
		if ( ! isset( $this->read[ $number ] ) ) {
			$keys       = array_fill_keys( $this->open(), array( Facet::TEXTS ) );
			$around     = array() === $this->read ? 0 : self::TOGETHER;
			$all        = array( $number, ...array_keys( $this->where ) );
			$first      = max( min( $all ), $number - $around );
			$last       = min( max( $all ), $number + $around );
			$this->read = array();
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
