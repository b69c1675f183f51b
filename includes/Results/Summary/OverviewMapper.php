<?php
declare(strict_types=1);

namespace UserFeedback\Results\Summary;

use UserFeedback\Platform\Clock;
use UserFeedback\Results\DayRange;
use UserFeedback\Surveys\Storage\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Maps the overview to ResultsShape. */
final class OverviewMapper {

	/** @return array<string, mixed> ResultsShape::summary(). */
	public static function toArray( Overview $summary ): array {
		$request = $summary->request;
		return array(
			...self::period( $summary, $request->range ),
			'previous'    => null === $request->previous ? null : self::period( $summary, $request->previous ),
			'not_counted' => $summary->notCounted,
			'surveys'     => array_map(
				static fn( Survey $survey ): array => self::survey(
					$survey,
					$summary->counts[ $survey->id ],
					null === $summary->daysOf ? array() : self::points( $summary->daysOf[ $survey->id ] ?? array(), $request->range )
				),
				$summary->surveys
			),
			'pagination'  => array(
				'page'     => $request->page,
				'pages'    => (int) ceil( $summary->total / $request->perPage ),
				'per_page' => $request->perPage,
				'total'    => $summary->total,
			),
		);
	}

	/** @return array<string, mixed> */
	private static function period( Overview $summary, DayRange $range ): array {
		$days      = array_filter( $summary->days, $range->includes( ... ), ARRAY_FILTER_USE_KEY );
		$responses = $summary->responsesOf( $range );
		return array(
			'total_responses' => array_sum( $responses ),
			'impressions'     => array_sum( array_column( $days, 'impressions' ) ),
			'starts'          => array_sum( array_column( $days, 'starts' ) ),
			'data_points'     => self::points( $responses, $range ),
		);
	}

	/**
	 * @param array<string, int> $counts by day.
	 * @return list<array{date: string, count: int}> including days without any
	 */
	private static function points( array $counts, DayRange $range ): array {
		return array_map(
			static fn( string $day ): array => array(
				'date'  => $day,
				'count' => $counts[ $day ] ?? 0,
			),
			DayRange::days( $range->first(), $range->last() )
		);
	}

	/**
	 * @param array{responses: int, in_range: int, seen: int} $counts
	 * @param list<array{date: string, count: int}>            $points
	 * @return array<string, mixed>
	 */
	private static function survey( Survey $survey, array $counts, array $points ): array {
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
			'range_data_points'     => $points,
		);
	}
}
