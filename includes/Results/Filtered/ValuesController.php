<?php
declare(strict_types=1);

namespace UserFeedback\Results\Filtered;

use UserFeedback\Contract\Can;
use UserFeedback\Contract\Route;
use UserFeedback\Contract\Schema\Answer\FilterShape;
use UserFeedback\Responses\Bits\ReadBits;
use UserFeedback\Responses\Filters\ReadFilter;
use UserFeedback\Rest\Request;
use UserFeedback\Surveys\SurveyRepository;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** REST routes for the values offered in filters. */
final class ValuesController {

	public function __construct( private readonly SurveyRepository $surveys, private readonly ReadBits $bits ) {}

	/** @return list<Route> */
	public static function routes(): array {
		return array(
			Route::get( 'surveys/{id}/filter-values', array( self::class, 'index' ), Can::VIEW )
				->query( static fn() => FilterShape::valuesQuery() )
				->returns( static fn() => FilterShape::values() ),
		);
	}

	/** @return list<array{value: string, count: int}> */
	public function index( Request $request ): array {
		$survey = $this->surveys->get( $request->id() );
		/** @var array{field: string, search: string} $query by its shape. */
		$query = $request->query();
		$this->bits->settle( $survey->id, 0 ); // Offers only stored values.
		return $this->bits->frequent( $survey->id, ReadFilter::field( $query['field'] ), $query['search'], FilterShape::OFFERED );
	}
}
