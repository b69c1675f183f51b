<?php
declare(strict_types=1);

namespace UserFeedback\Results\Digest;

use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Results\AllowedRange;
use UserFeedback\Results\DayRange;
use UserFeedback\Results\Summary\Overview;
use UserFeedback\Results\Summary\OverviewRequest;
use UserFeedback\Results\Summary\ReadOverview;
use UserFeedback\Surveys\Storage\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Reads a week like the results overview, so that both show the same numbers. */
final class ReadWeekResults {

	private const SURVEYS = 5;

	public function __construct( private readonly ReadOverview $readOverview, private readonly AllowedRange $ranges ) {}

	/**
	 * Returns the past week, including today.
	 *
	 * @throws StorageFailed
	 */
	public function run(): WeekResults {
		return $this->of( $this->ranges->week( null, null, 'start_date' ) );
	}

	/**
	 * Returns the seven days before this day. Edition limits assume ranges up to today and apply to users' requests; this one
	 * is internal.
	 *
	 * @throws StorageFailed
	 */
	public function before( string $day ): WeekResults {
		$last = DayRange::daysBefore( $day, 1 );
		return $this->of( DayRange::between( DayRange::daysBefore( $day, 7 ), $last, $last ) );
	}

	private function of( DayRange $range ): WeekResults {
		$before  = $this->ranges->before( $range );
		$summary = $this->readOverview->run( OverviewRequest::ofMostAnswered( $range, $before, self::SURVEYS ) );
		return new WeekResults(
			$summary->responsesOf( $range ),
			null === $before ? null : array_sum( $summary->responsesOf( $before ) ),
			self::answered( $summary ),
			$summary->total > 0,
			$summary->notCounted
		);
	}

	/** @return list<array{survey: Survey, responses: int}> */
	private static function answered( Overview $summary ): array {
		$answered = array();
		foreach ( $summary->surveys as $survey ) {
			$responses = $summary->counts[ $survey->id ]['in_range'];
			if ( $responses > 0 ) {
				$answered[] = array(
					'survey'    => $survey,
					'responses' => $responses,
				);
			}
		}
		return $answered;
	}
}
