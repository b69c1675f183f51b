<?php
declare(strict_types=1);

namespace UserFeedback\Results\Summary;

use UserFeedback\Clock;
use UserFeedback\Results\DayRange;
use UserFeedback\Surveys\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The overview as ResultsShape shows it. */
final class SummaryMapper {

	/** @return array<string, mixed> ResultsShape::summary(). */
	public static function toArray( Summary $summary ): array {
		$request = $summary->request;
		return array(
			'total_responses' => array_sum( $summary->days ),
			'not_counted'     => $summary->notCounted,
			'data_points'     => array_map(
				static fn( string $day ): array => array(
					'date'  => $day,
					'count' => $summary->days[ $day ] ?? 0,
				),
				DayRange::days( $request->range->first(), $request->range->last() )
			),
			'surveys'         => array_map(
				static fn( Survey $survey ): array => self::survey( $survey, $summary->counts[ $survey->id ] ),
				$summary->surveys
			),
			'pagination'      => array(
				'page'     => $request->page,
				'pages'    => (int) ceil( $summary->total / $request->perPage ),
				'per_page' => $request->perPage,
				'total'    => $summary->total,
			),
		);
	}

	/**
	 * @param array{responses: int, in_range: int, seen: int} $counts
	 * @return array<string, mixed>
	 */
	private static function survey( Survey $survey, array $counts ): array {
		return array(
			'id'                    => $survey->id,
			'title'                 => $survey->title,
			'type'                  => $survey->type,
			'status'                => $survey->status->value,
			'created_at'            => Clock::toApi( $survey->createdAt ),
			'publish_at'            => null === $survey->publishAt ? null : Clock::toApi( $survey->publishAt ),
			'impressions'           => $counts['seen'],
			'responses_count'       => $counts['responses'],
			'range_responses_count' => $counts['in_range'],
		);
	}
}
