<?php
declare(strict_types=1);

namespace UserFeedback\Dashboard;

use UserFeedback\Contract\Problem\StorageFailed;
use UserFeedback\Results\AllowedRange;
use UserFeedback\Results\Summary\ReadSummary;
use UserFeedback\Results\Summary\Summary;
use UserFeedback\Results\Summary\SummaryRequest;
use UserFeedback\Surveys\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Reads the past week as the overview of results does when nothing is asked of it, so that both say the same. */
final class ReadWeek {

	private const SURVEYS = 5;

	public function __construct( private readonly ReadSummary $summary, private readonly AllowedRange $ranges ) {}

	/** @throws StorageFailed */
	public function run(): Week {
		$range   = $this->ranges->week( null, null, 'start_date' );
		$before  = $this->ranges->before( $range );
		$summary = $this->summary->run( SummaryRequest::ofMostAnswered( $range, $before, self::SURVEYS ) );
		return new Week(
			$summary->responsesOf( $range ),
			null === $before ? null : array_sum( $summary->responsesOf( $before ) ),
			self::answered( $summary ),
			$summary->total > 0,
			$summary->notCounted
		);
	}

	/** @return list<array{survey: Survey, responses: int}> */
	private static function answered( Summary $summary ): array {
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
