<?php
declare(strict_types=1);

namespace UserFeedback\Results\Exports\Sheets;

use UserFeedback\Platform\Database\Transaction;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Responses\Index\Bitmaps\Bitmap;
use UserFeedback\Responses\Index\Bitmaps\Facet;
use UserFeedback\Responses\Index\Filters\MatchSet;
use UserFeedback\Responses\Index\Filters\ResponseFilter;
use UserFeedback\Responses\Storage\ResponseStatus;
use UserFeedback\Results\FilteredResponses;
use UserFeedback\Surveys\Questions\Question;
use UserFeedback\Surveys\Storage\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Finds the columns that the answers of an export need. They come from the bitmap index, so no response is read for them: each
 * option of a question with several choices has a column, including removed ones, and comments have one if they are enabled or exist.
 */
final class FindExportColumns {

	/** Facets of a question that aren't options. */
	private const NO_OPTIONS = array( Facet::ANSWERED, Facet::SKIPPED, Facet::TEXTS );

	public function __construct( private readonly FilteredResponses $filtered, private readonly Transaction $transaction ) {}

	/**
	 * @return list<QuestionColumns>
	 * @throws StorageFailed
	 */
	public function run( Survey $survey, ResponseFilter $filter, ResponseStatus $status ): array {
		$this->filtered->settle( $survey->id );
		return $this->transaction->run( fn(): array => $this->read( $survey, $filter, $status ) );
	}

	/** @return list<QuestionColumns> */
	private function read( Survey $survey, ResponseFilter $filter, ResponseStatus $status ): array {
		$several = self::ids( $survey, static fn( Question $question ): bool => $question->type->isMultiple() );
		$typed   = self::ids( $survey, static fn( Question $question ): bool => $question->type->allowsComment() );
		$keys    = array_fill_keys( $typed, array( Facet::TEXTS ) );
		$removed = array();
		$texts   = array();
		// Right after an update, some responses aren't indexed yet; those over the limit never are.
		$isComplete = in_array( $status, ResponseStatus::SHOWN, true ) && 0 === $this->filtered->leftOut( $survey->id );
		$others     = $isComplete ? array() : array_fill_keys( $several, true );
		foreach ( $this->filtered->parts( $survey->id, $filter, array(), $keys, array( $status ) ) as $part ) {
			foreach ( $typed as $id ) {
				$texts[ $id ] = ( $texts[ $id ] ?? false ) || ! $part->having( $id, Facet::TEXTS )->bitmap->isEmpty();
			}
			foreach ( array() === $several ? array() : $this->filtered->marked( $survey->id, $part, $several ) as $marked ) {
				foreach ( $several as $id ) {
					$values         = self::valuesOf( $marked, $id );
					$removed[ $id ] = ( $removed[ $id ] ?? array() ) + array_map( static fn( array $value ): string => $value[0], $values );
					$chosen         = Bitmap::union( ...array_column( $values, 1 ) );
					$others[ $id ]  = ( $others[ $id ] ?? false )
						|| ! $marked->having( $id, Facet::ANSWERED )->bitmap->without( $chosen )->isEmpty();
				}
			}
		}
		return array_map(
			static fn( Question $question ): QuestionColumns => new QuestionColumns(
				$question,
				$removed[ $question->id ] ?? array(),
				$others[ $question->id ] ?? false,
				$question->mayHaveComments() || ( $texts[ $question->id ] ?? false )
			),
			$survey->answerable()
		);
	}

	/** @return array<string, array{string, Bitmap}> by key: the value, and the responses that chose it. */
	private static function valuesOf( MatchSet $part, string $questionId ): array {
		$values = array();
		foreach ( array_diff_key( $part->segment->sets( $questionId ), array_flip( self::NO_OPTIONS ) ) as $key => $set ) {
			$chosen = $set->and( $part->bitmap );
			if ( ! $chosen->isEmpty() ) {
				$values[ $key ] = array( $part->segment->value( $questionId, $key ), $chosen );
			}
		}
		return $values;
	}

	/**
	 * @param callable(Question): bool $isWanted
	 * @return list<string>
	 */
	private static function ids( Survey $survey, callable $isWanted ): array {
		$wanted = array_values( array_filter( $survey->answerable(), $isWanted ) );
		return array_map( static fn( Question $question ): string => $question->id, $wanted );
	}
}
