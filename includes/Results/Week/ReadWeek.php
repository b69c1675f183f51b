<?php
declare(strict_types=1);

namespace UserFeedback\Results\Week;

use UserFeedback\Contract\Problem\StorageFailed;
use UserFeedback\Results\AllowedRange;
use UserFeedback\Results\DayRange;
use UserFeedback\Results\Summary\ReadSummary;
use UserFeedback\Results\Summary\Summary;
use UserFeedback\Results\Summary\SummaryRequest;
use UserFeedback\Surveys\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Reads a week as the overview of results does, so that both say the same. */
final class ReadWeek {

	private const SURVEYS = 5;

	public function __construct( private readonly ReadSummary $summary, private readonly AllowedRange $ranges ) {}

	/**
	 * The past one, today included.
	 *
	 * @throws StorageFailed
	 */
	public function run(): Week {
		return $this->of( $this->ranges->week( null, null, 'start_date' ) );
	}

	/**
	 * The seven days that ended with the day before this one. What an edition lets a person ask for is held to days that
	 * include today; here nobody asks.
	 *
	 * @throws StorageFailed
	 */
	public function before( string $day ): Week {
		$last = DayRange::daysBefore( $day, 1 );
		return $this->of( DayRange::between( DayRange::daysBefore( $day, 7 ), $last, $last ) );
	}

	private function of( DayRange $range ): Week {
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
