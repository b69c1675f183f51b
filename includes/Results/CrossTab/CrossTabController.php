<?php
declare(strict_types=1);

namespace UserFeedback\Results\CrossTab;

use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Rest\Problem\RequestError;
use UserFeedback\Platform\Rest\Problem\ValidationFailed;
use UserFeedback\Platform\Rest\Request;
use UserFeedback\Platform\Rest\Route;
use UserFeedback\Platform\Schema\Violation;
use UserFeedback\Responses\Index\Filters\ParseFilter;
use UserFeedback\Results\RequestFilter;
use UserFeedback\Surveys\Questions\Question;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Surveys\Storage\SurveyRepository;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** REST route for how answers to one question relate to another question or to visits. */
final class CrossTabController {

	public function __construct(
		private readonly SurveyRepository $surveys,
		private readonly RequestFilter $filter,
		private readonly BuildCrossTab $tables
	) {}

	/** @return list<Route> */
	public static function routes(): array {
		return array(
			Route::get( 'surveys/{id}/cross', array( self::class, 'show' ), Permission::VIEW )
				->query( static fn() => CrossTabShape::query() )
				->returns( static fn() => CrossTabShape::table() ),
		);
	}

	/** @return array<string, mixed> */
	public function show( Request $request ): array {
		$survey  = $this->surveys->get( $request->id() );
		$query   = $request->query();
		$columns = self::choice( $survey, $query, 'columns' );
		$filter  = $this->filter->cross( $survey, $query );
		if ( in_array( $query['rows'] ?? '', CrossTabShape::VISITS, true ) ) {
			return $this->tables->ofVisits( $survey->id, ParseFilter::field( $query['rows'] ), $columns, $filter )
				->toArray( null, $columns );
		}
		$rows = self::choice( $survey, $query, 'rows' );
		if ( $rows->id === $columns->id ) {
			throw new ValidationFailed( array( new Violation( 'columns', 'unknown' ) ) );
		}
		return $this->tables->run( $survey->id, $rows, $columns, $filter )
			->toArray( $rows, $columns );
	}

	/**
	 * @param array<string, mixed> $query
	 * @throws ValidationFailed|RequestError not found.
	 */
	private static function choice( Survey $survey, array $query, string $name ): Question {
		$id       = $query[ $name ] ?? '';
		$question = is_string( $id ) ? $survey->answerableQuestion( $id ) : null;
		if ( null === $question ) {
			throw RequestError::notFound( "Survey $survey->id has no such question.", 'question' );
		}
		return $question->type->isQuantitative() && ! $question->type->isTypedValue()
			? $question
			: throw new ValidationFailed( array( new Violation( $name, 'unknown' ) ) );
	}
}
