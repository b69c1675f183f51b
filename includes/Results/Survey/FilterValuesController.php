<?php
declare(strict_types=1);

namespace UserFeedback\Results\Survey;

use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Rest\Request;
use UserFeedback\Platform\Rest\Route;
use UserFeedback\Responses\Index\Bitmaps\BitmapReader;
use UserFeedback\Responses\Index\Filters\FilterShape;
use UserFeedback\Responses\Index\Filters\ParseFilter;
use UserFeedback\Surveys\Storage\SurveyRepository;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

final class FilterValuesController {

	public function __construct( private readonly SurveyRepository $surveys, private readonly BitmapReader $bitmaps ) {}

	/** @return list<Route> */
	public static function routes(): array {
		return array(
			Route::get( 'surveys/{id}/filter-values', array( self::class, 'index' ), Permission::VIEW )
				->query( static fn() => FilterShape::valuesQuery() )
				->returns( static fn() => FilterShape::values() ),
		);
	}

	/** @return list<array{value: string, count: int}> */
	public function index( Request $request ): array {
		$survey = $this->surveys->get( $request->id() );
		/** @var array{field: string, search: string} $query by its shape. */
		$query = $request->query();
		$this->bitmaps->settle( $survey->id, 0 ); // Offers only stored values.
		return $this->bitmaps->frequent( $survey->id, ParseFilter::field( $query['field'] ), $query['search'], FilterShape::OFFERED );
	}
}
