<?php
declare(strict_types=1);

namespace UserFeedback\Results\Summary;

use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Rest\Request;
use UserFeedback\Platform\Rest\Route;
use UserFeedback\Results\AllowedRange;
use UserFeedback\Results\Survey\ResultsShape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

final class OverviewController {

	public function __construct( private readonly ReadOverview $readOverview, private readonly AllowedRange $ranges ) {}

	/** @return list<Route> */
	public static function routes(): array {
		return array(
			Route::get( 'results-summary', array( self::class, 'show' ), Permission::VIEW )
				->query( static fn() => ResultsShape::summaryQuery() )
				->returns( static fn() => ResultsShape::summary() ),
		);
	}

	/** @return array<string, mixed> */
	public function show( Request $request ): array {
		/** @var array{start_date?: string, end_date?: string} $days */
		$days  = $request->query();
		$range = $this->ranges->week( $days['start_date'] ?? null, $days['end_date'] ?? null, 'start_date' );

		return OverviewMapper::toArray(
			$this->readOverview->run( OverviewRequest::fromArray( $request->query(), $range, $this->ranges->before( $range ) ) )
		);
	}
}
