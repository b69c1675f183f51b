<?php
declare(strict_types=1);

namespace UserFeedback\Results\Summary;

use UserFeedback\Contract\Can;
use UserFeedback\Contract\Route;
use UserFeedback\Contract\Schema\Answer\ResultsShape;
use UserFeedback\Rest\Request;
use UserFeedback\Results\AllowedRange;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** REST route for the overview. */
final class SummaryController {

	public function __construct( private readonly ReadSummary $summary, private readonly AllowedRange $ranges ) {}

	/** @return list<Route> */
	public static function routes(): array {
		return array(
			Route::get( 'results-summary', array( self::class, 'show' ), Can::VIEW )
				->query( static fn() => ResultsShape::summaryQuery() )
				->returns( static fn() => ResultsShape::summary() ),
		);
	}

	/** @return array<string, mixed> */
	public function show( Request $request ): array {
		/** @var array{start_date?: string, end_date?: string} $days */
		$days  = $request->query();
		$range = $this->ranges->week( $days['start_date'] ?? null, $days['end_date'] ?? null, 'start_date' );

		return SummaryMapper::toArray(
			$this->summary->run( SummaryRequest::fromArray( $request->query(), $range, $this->ranges->before( $range ) ) )
		);
	}
}
