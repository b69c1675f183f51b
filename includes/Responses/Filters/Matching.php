<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Filters;

use UserFeedback\Responses\Answer;
use UserFeedback\Responses\Bits\BitSet;
use UserFeedback\Responses\Bits\Chunk;
use UserFeedback\Responses\Bits\Mark;
use UserFeedback\Responses\Bits\MarkedResponse;
use UserFeedback\Responses\Bits\ReadBits;
use UserFeedback\Responses\ResponseStatus;
use UserFeedback\Responses\Searching\SearchedDay;
use UserFeedback\Responses\Searching\SearchTexts;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Finds the responses that match a filter, chunk by chunk. The caller has settled the backlog and opened a transaction. */
final class Matching {

	/** Maximum trashed responses per chunk that are searched for a text. */
	private const TRASH = 2000;

	/** @var array<string, array<int, int|null>> what contains a text, by question and text. */
	private array $texts = array();

	public function __construct( private readonly ReadBits $bits, private readonly SearchTexts $search ) {}

	/**
	 * @param non-empty-list<ResponseStatus>        $statuses
	 * @param list<string>                          $fields   other fields to load, except typed texts
	 * @param array<string, non-empty-list<string>> $keys     other sets to load
	 * @return iterable<Matched> includes chunks without matches
	 */
	public function of( int $surveyId, Filter $filter, array $statuses, array $fields = array(), array $keys = array() ): iterable {
		$this->texts = array();
		foreach ( array( ...$filter->answers, ...$filter->either ) as $condition ) {
			if ( AnswerCondition::CONTAINS === $condition->is ) {
				$this->texts[ "$condition->questionId|$condition->text" ] = $this->search( $surveyId, $condition );
			}
		}
		$keys[ Mark::STATUS ] = array_map( static fn( ResponseStatus $status ): string => Mark::keyOf( $status->value ), $statuses );
		foreach ( $filter->keys() as $field => $ofField ) {
			$keys[ $field ] = array( ...( $keys[ $field ] ?? array() ), ...$ofField );
		}
		foreach ( $this->bits->of( $surveyId, array( Mark::DAY, ...$fields ), self::besides( $keys, $fields ) ) as $chunk ) {
			$matched = $this->matched( $surveyId, $chunk, $filter, $statuses );
			yield $filter->isAllTime() ? $matched : $matched->within( $filter->includes( ... ) );
		}
	}

	/** @return array<int, int|null> response id to place; null if it has none yet */
	private function search( int $surveyId, AnswerCondition $condition ): array {
		$found = array();
		foreach ( $this->search->run( $surveyId, $condition->questionId, $condition->text )->texts as $text ) {
			$found[ $text->responseId ] = $text->place;
		}
		return $found;
	}

	/**
	 * If a field is loaded completely, only its typed texts must be requested separately.
	 *
	 * @param array<string, list<string>> $keys
	 * @param list<string>                $fields
	 * @return array<string, non-empty-list<string>>
	 */
	private static function besides( array $keys, array $fields ): array {
		$besides = array();
		foreach ( $keys as $field => $ofField ) {
			$wanted = in_array( $field, $fields, true ) ? array_intersect( $ofField, array( Mark::TEXTS ) ) : $ofField;
			if ( array() !== $wanted ) {
				$besides[ $field ] = array_values( array_unique( $wanted ) );
			}
		}
		return $besides;
	}

	/** @param non-empty-list<ResponseStatus> $statuses */
	private function matched( int $surveyId, Chunk $chunk, Filter $filter, array $statuses ): Matched {
		$matched   = BitSet::union(
			...array_map( static fn( ResponseStatus $status ): BitSet => $chunk->of( Mark::STATUS, $status->value ), $statuses )
		);
		$withTrash = in_array( ResponseStatus::TRASH, $statuses, true );
		foreach ( $filter->visits as $field => $values ) {
			$matched = $matched->and( self::any( $chunk, $field, $values ) );
		}
		foreach ( $filter->answers as $condition ) {
			$matched = $matched->and( $this->answered( $surveyId, $chunk, $condition, $withTrash ) );
		}
		if ( array() !== $filter->either ) {
			$matched = $matched->and(
				BitSet::union(
					...array_map(
						fn( AnswerCondition $condition ): BitSet => $this->answered( $surveyId, $chunk, $condition, $withTrash ),
						$filter->either
					)
				)
			);
		}
		return new Matched( $chunk, $matched );
	}

	private function answered( int $surveyId, Chunk $chunk, AnswerCondition $condition, bool $withTrash ): BitSet {
		return match ( $condition->is ) {
			AnswerCondition::ANSWERED => $chunk->get( $condition->questionId, Mark::ANSWERED ),
			AnswerCondition::SKIPPED  => $chunk->get( $condition->questionId, Mark::SKIPPED ),
			AnswerCondition::CONTAINS => $this->containing( $surveyId, $chunk, $condition, $withTrash ),
			default                   => self::any( $chunk, $condition->questionId, $condition->values ),
		};
	}

	/** @param list<string> $values */
	private static function any( Chunk $chunk, string $field, array $values ): BitSet {
		return BitSet::union( ...array_map( static fn( string $value ): BitSet => $chunk->of( $field, $value ), $values ) );
	}

	private function containing( int $surveyId, Chunk $chunk, AnswerCondition $condition, bool $withTrash ): BitSet {
		$found  = $this->texts[ "$condition->questionId|$condition->text" ] ?? array();
		$places = array();
		if ( null === $chunk->first ) {
			foreach ( $chunk->responses as $place => $response ) {
				if ( array_key_exists( $response->id, $found ) || self::contains( $response, $condition ) ) {
					$places[] = $place;
				}
			}
			return BitSet::of( $places );
		}
		foreach ( $found as $place ) {
			if ( null !== $place && $place >= $chunk->first ) {
				$places[] = $place - $chunk->first;
			}
		}
		$trashed = $withTrash ? $this->inTrash( $surveyId, $chunk->first, $chunk, $condition ) : array();
		return BitSet::of( array( ...$places, ...$trashed ) );
	}

	/**
	 * Searches the newest trashed responses of each chunk directly, because no table has their texts.
	 *
	 * @return list<int> places.
	 */
	private function inTrash( int $surveyId, int $first, Chunk $chunk, AnswerCondition $condition ): array {
		$trash  = $chunk->of( Mark::STATUS, ResponseStatus::TRASH->value )->and( $chunk->get( $condition->questionId, Mark::TEXTS ) );
		$newest = array();
		foreach ( $trash->chunks() as $number ) {
			foreach ( array_slice( $trash->ofChunks( $number )->places(), -self::TRASH ) as $place ) {
				$newest[] = $first + $number * BitSet::PLACES + $place;
			}
		}
		$places = array();
		foreach ( $this->bits->responses( $surveyId, $newest ) as $place => $response ) {
			if ( self::contains( $response, $condition ) ) {
				$places[] = $place - $first;
			}
		}
		return $places;
	}

	/** Checks one that is in no table yet. */
	private static function contains( MarkedResponse $response, AnswerCondition $condition ): bool {
		$typed = array();
		foreach ( $response->answers as $answer ) {
			if ( $answer->questionId === $condition->questionId ) {
				array_push( $typed, $answer->text(), $answer->comments );
			}
		}
		return array() !== array_filter(
			$typed,
			static fn( string $text ): bool => SearchedDay::contains( $text, $condition->text )
		);
	}
}
