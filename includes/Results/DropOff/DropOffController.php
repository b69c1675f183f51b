<?php
declare(strict_types=1);

namespace UserFeedback\Results\DropOff;

use UserFeedback\Licensing\Plans\CurrentEdition;
use UserFeedback\Licensing\Plans\PlanFeature;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Rest\Request;
use UserFeedback\Platform\Rest\Route;
use UserFeedback\Results\AllowedRange;
use UserFeedback\Surveys\Storage\SurveyRepository;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** REST route for the questions at which visitors leave. Like all results, it stays readable when a survey stops recording. */
final class DropOffController {

	public function __construct(
		private readonly SurveyRepository $surveys,
		private readonly AllowedRange $ranges,
		private readonly CurrentEdition $edition,
		private readonly ReadDropOff $readDropOff
	) {}

	/** @return list<Route> */
	public static function routes(): array {
		return array(
			Route::get( 'surveys/{id}/drop-off', array( self::class, 'show' ), Permission::VIEW )
				->query( static fn() => DropOffShape::query() )
				->returns( static fn() => DropOffShape::dropOff() ),
		);
	}

	/** @return array<string, mixed> */
	public function show( Request $request ): array {
		/** @var array{from?: string, to?: string, filter: array{device?: list<string>, language?: list<string>}} $query by its shape. */
		$query  = $request->query();
		$range  = $this->ranges->between( $query['from'] ?? null, $query['to'] ?? null );
		$survey = $this->surveys->get( $request->id() );
		$filter = $query['filter'] + array( 'device' => array(), 'language' => array() );
		if ( array() !== $filter['device'] || array() !== $filter['language'] ) {
			$this->edition->get()->check( PlanFeature::QUICK_FILTERS );
		}
		return $this->readDropOff->run( $survey, $range, $filter['device'], $filter['language'] );
	}
}
