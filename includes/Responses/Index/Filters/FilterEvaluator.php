<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Index\Filters;

use UserFeedback\Responses\Index\Bitmaps\Bitmap;
use UserFeedback\Responses\Index\Bitmaps\BitmapReader;
use UserFeedback\Responses\Index\Bitmaps\BitmapSegment;
use UserFeedback\Responses\Index\Bitmaps\Facet;
use UserFeedback\Responses\Index\Bitmaps\FacetedResponse;
use UserFeedback\Responses\Index\Text\SearchSegment;
use UserFeedback\Responses\Index\Text\SearchTexts;
use UserFeedback\Responses\Storage\Answer;
use UserFeedback\Responses\Storage\ResponseStatus;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Finds the responses that match a filter, segment by segment. The caller has counted the pending responses and opened a
 * transaction.
 */
final class FilterEvaluator {

	/** Maximum trashed responses per segment that are searched for a text. */
	private const TRASH = 2000;

	/** @var array<string, array<int, int|null>> what contains a text, by question and text. */
	private array $texts = array();

	public function __construct( private readonly BitmapReader $bitmaps, private readonly SearchTexts $search ) {}

	/**
	 * @param non-empty-list<ResponseStatus>        $statuses
	 * @param list<string>                          $fields   other fields to load, except typed texts
	 * @param array<string, non-empty-list<string>> $keys     other sets to load
	 * @param array<int, mixed>                     $without  numbers of stored segments to skip, as keys
	 * @return iterable<MatchSet> includes chunks without matches
	 */
	public function of(
		int $surveyId,
		ResponseFilter $filter,
		array $statuses,
		array $fields = array(),
		array $keys = array(),
		array $without = array()
	): iterable {
		$this->texts = array();
		foreach ( array( ...$filter->answers, ...$filter->either ) as $condition ) {
			if ( AnswerCondition::CONTAINS === $condition->is ) {
				$this->texts[ "$condition->questionId|$condition->text" ] = $this->search( $surveyId, $condition );
			}
		}
		$fields = array_values( array_unique( array( ...$fields, ...$filter->questions() ) ) );
		$keys   = self::besides( self::allKeys( $filter, $statuses, $keys ), $fields );
		foreach ( $this->bitmaps->of( $surveyId, array( Facet::DAY, ...$fields ), $keys, $without ) as $chunk ) {
			$matched = $this->matched( $surveyId, $chunk, $filter, $statuses );
			yield $filter->isAllTime() ? $matched : $matched->within( $filter->includes( ... ) );
		}
	}

	/**
	 * Finds the published responses of one stored segment that match a filter without typed text. The filter's days are ignored.
	 *
	 * @param array<string, non-empty-list<string>> $keys other sets to load
	 */
	public function segment( int $surveyId, int $number, ResponseFilter $filter, array $keys ): MatchSet {
		$statuses = array( ResponseStatus::PUBLISH );
		$fields   = $filter->questions();
		$keys     = self::besides( self::allKeys( $filter, $statuses, $keys ), $fields );
		foreach ( $this->bitmaps->stored( $surveyId, $number, $number, array( Facet::DAY, ...$fields ), $keys ) as $chunk ) {
			return $this->matched( $surveyId, $chunk, $filter, $statuses );
		}
		return new MatchSet( new BitmapSegment( $number * Bitmap::PLACES ), Bitmap::none() );
	}

	/**
	 * Adds the sets that the filter needs.
	 *
	 * @param non-empty-list<ResponseStatus>        $statuses
	 * @param array<string, non-empty-list<string>> $keys
	 * @return array<string, non-empty-list<string>>
	 */
	private static function allKeys( ResponseFilter $filter, array $statuses, array $keys ): array {
		$keys[ Facet::STATUS ] = array_map( static fn( ResponseStatus $status ): string => Facet::keyOf( $status->value ), $statuses );
		foreach ( $filter->keys() as $field => $ofField ) {
			$keys[ $field ] = array( ...( $keys[ $field ] ?? array() ), ...$ofField );
		}
		return $keys;
	}

	/** @return array<int, int|null> response id to place; null if it has none yet */
	private function search( int $surveyId, AnswerCondition $condition ): array {
		$found = array();
		foreach ( $this->search->search( $surveyId, $condition->questionId, $condition->text )->texts as $text ) {
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
			$remaining = in_array( $field, $fields, true ) ? array_intersect( $ofField, array( Facet::TEXTS ) ) : $ofField;
			if ( array() !== $remaining ) {
				$besides[ $field ] = array_values( array_unique( $remaining ) );
			}
		}
		return $besides;
	}

	/** @param non-empty-list<ResponseStatus> $statuses */
	private function matched( int $surveyId, BitmapSegment $chunk, ResponseFilter $filter, array $statuses ): MatchSet {
		$matched   = Bitmap::union(
			...array_map( static fn( ResponseStatus $status ): Bitmap => $chunk->of( Facet::STATUS, $status->value ), $statuses )
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
				Bitmap::union(
					...array_map(
						fn( AnswerCondition $condition ): Bitmap => $this->answered( $surveyId, $chunk, $condition, $withTrash ),
						$filter->either
					)
				)
			);
		}
		return new MatchSet( $chunk, $matched );
	}

	private function answered( int $surveyId, BitmapSegment $chunk, AnswerCondition $condition, bool $withTrash ): Bitmap {
		return match ( $condition->is ) {
			AnswerCondition::ANSWERED => $chunk->get( $condition->questionId, Facet::ANSWERED ),
			AnswerCondition::SKIPPED  => $chunk->get( $condition->questionId, Facet::SKIPPED ),
			AnswerCondition::CONTAINS => $this->containing( $surveyId, $chunk, $condition, $withTrash ),
			default                   => null === $condition->range
				? self::any( $chunk, $condition->questionId, $condition->values )
				: self::between( $chunk, $condition ),
		};
	}

	/** @param list<string> $values */
	private static function any( BitmapSegment $chunk, string $field, array $values ): Bitmap {
		return Bitmap::union( ...array_map( static fn( string $value ): Bitmap => $chunk->of( $field, $value ), $values ) );
	}

	private static function between( BitmapSegment $chunk, AnswerCondition $condition ): Bitmap {
		$id   = $condition->questionId;
		$sets = array_filter(
			$chunk->sets( $id ),
			static fn( string $key ): bool => $condition->includes( $chunk->value( $id, $key ) ),
			ARRAY_FILTER_USE_KEY
		);
		return Bitmap::union( ...array_values( $sets ) );
	}

	private function containing( int $surveyId, BitmapSegment $chunk, AnswerCondition $condition, bool $withTrash ): Bitmap {
		$found  = $this->texts[ "$condition->questionId|$condition->text" ] ?? array();
		$places = array();
		if ( null === $chunk->first ) {
			foreach ( $chunk->responses as $place => $response ) {
				if ( array_key_exists( $response->id, $found ) || self::contains( $response, $condition ) ) {
					$places[] = $place;
				}
			}
			return Bitmap::of( $places );
		}
		foreach ( $found as $place ) {
			if ( null !== $place && $place >= $chunk->first ) {
				$places[] = $place - $chunk->first;
			}
		}
		$trashed = $withTrash ? $this->inTrash( $surveyId, $chunk->first, $chunk, $condition ) : array();
		return Bitmap::of( array( ...$places, ...$trashed ) );
	}

	/**
	 * Searches the newest trashed responses of each segment directly, because no table has their texts.
	 *
	 * @return list<int> ordinals.
	 */
	private function inTrash( int $surveyId, int $first, BitmapSegment $chunk, AnswerCondition $condition ): array {
		$trash  = $chunk->of( Facet::STATUS, ResponseStatus::TRASH->value )->and( $chunk->get( $condition->questionId, Facet::TEXTS ) );
		$newest = array();
		foreach ( $trash->chunks() as $number ) {
			foreach ( array_slice( $trash->ofChunks( $number )->places(), -self::TRASH ) as $place ) {
				$newest[] = $first + $number * Bitmap::PLACES + $place;
			}
		}
		$places = array();
		foreach ( $this->bitmaps->responses( $surveyId, $newest ) as $place => $response ) {
			if ( self::contains( $response, $condition ) ) {
				$places[] = $place - $first;
			}
		}
		return $places;
	}

	/** Checks a response that is in no table yet. */
	private static function contains( FacetedResponse $response, AnswerCondition $condition ): bool {
		$typed = array();
		foreach ( $response->answers as $answer ) {
			if ( $answer->questionId === $condition->questionId ) {
				array_push( $typed, $answer->text(), $answer->comments );
			}
		}
		return array() !== array_filter(
			$typed,
			static fn( string $text ): bool => SearchSegment::contains( $text, $condition->text )
		);
	}
}
