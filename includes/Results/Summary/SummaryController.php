<?php
declare(strict_types=1);

namespace UserFeedback\Results\Summary;

use UserFeedback\Contract\Problem\Invalid;
use UserFeedback\Contract\Problem\UpgradeNeeded;
use UserFeedback\Rest\Request;
use UserFeedback\Results\AllowedRange;
use UserFeedback\Results\DayRange;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The overview of results. */
final class SummaryController {

	public function __construct( private readonly ReadSummary $summary, private readonly AllowedRange $ranges ) {}

	/** @return array<string, mixed> */
	public function show( Request $request ): array {
		/** @var array{start_date?: string, end_date?: string} $days */
		$days  = $request->query();
		$range = $this->ranges->week( $days['start_date'] ?? null, $days['end_date'] ?? null, 'start_date' );

		return SummaryMapper::toArray(
			$this->summary->run( SummaryRequest::fromArray( $request->query(), $range, $this->before( $range ) ) )
		);
	}

	/** As many days before it; null where the site's edition does not look back that far, or nothing can be that old. */
	private function before( DayRange $range ): ?DayRange {
		$length = count( DayRange::days( $range->first(), $range->last() ) );
		try {
			return $this->ranges->between( DayRange::daysBefore( $range->first(), $length ), DayRange::daysBefore( $range->first(), 1 ) );
		} catch ( UpgradeNeeded | Invalid ) {
			return null;
		}
	}
}
