<?php
declare(strict_types=1);

namespace UserFeedback\Results\Cross;

use UserFeedback\Contract\Can;
use UserFeedback\Contract\Problem\Invalid;
use UserFeedback\Contract\Problem\NotFound;
use UserFeedback\Contract\Route;
use UserFeedback\Contract\Schema\Answer\CrossShape;
use UserFeedback\Contract\Validation\Violation;
use UserFeedback\Questions\Question;
use UserFeedback\Responses\Filters\ReadFilter;
use UserFeedback\Rest\Request;
use UserFeedback\Results\Filtered\AskedFilter;
use UserFeedback\Surveys\Survey;
use UserFeedback\Surveys\SurveyRepository;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** REST route for how answers to one question relate to another question or to visits. */
final class CrossController {

	public function __construct(
		private readonly SurveyRepository $surveys,
		private readonly AskedFilter $asked,
		private readonly ReadCrossTable $tables
	) {}

	/** @return list<Route> */
	public static function routes(): array {
		return array(
			Route::get( 'surveys/{id}/cross', array( self::class, 'show' ), Can::VIEW )
				->query( static fn() => CrossShape::query() )
				->returns( static fn() => CrossShape::table() ),
		);
	}

	/** @return array<string, mixed> */
	public function show( Request $request ): array {
		$survey  = $this->surveys->get( $request->id() );
		$query   = $request->query();
		$columns = self::choice( $survey, $query, 'columns' );
		$filter  = $this->asked->cross( $survey, $query );
		if ( in_array( $query['rows'] ?? '', CrossShape::VISITS, true ) ) {
			return $this->tables->ofVisits( $survey->id, ReadFilter::field( $query['rows'] ), $columns, $filter )
				->toArray( array(), $columns->knownValues() );
		}
		$rows = self::choice( $survey, $query, 'rows' );
		if ( $rows->id === $columns->id ) {
			throw new Invalid( array( new Violation( 'columns', 'unknown' ) ) );
		}
		return $this->tables->run( $survey->id, $rows, $columns, $filter )
			->toArray( $rows->knownValues(), $columns->knownValues() );
	}

	/**
	 * @param array<string, mixed> $query
	 * @throws Invalid|NotFound
	 */
	private static function choice( Survey $survey, array $query, string $name ): Question {
		$id       = $query[ $name ] ?? '';
		$question = is_string( $id ) ? $survey->question( $id ) : null;
		if ( null === $question ) {
			throw new NotFound( "Survey $survey->id has no such question.", 'question' );
		}
		return $question->type->isQuantitative() ? $question : throw new Invalid( array( new Violation( $name, 'unknown' ) ) );
	}
}
