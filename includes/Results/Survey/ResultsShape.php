<?php
declare(strict_types=1);

namespace UserFeedback\Results\Survey;

use UserFeedback\Platform\Schema\Limits;
use UserFeedback\Platform\Schema\Schema;
use UserFeedback\Platform\Schema\Shape;
use UserFeedback\Responses\Index\Filters\FilterShape;
use UserFeedback\Responses\Reading\ResponsesShape;
use UserFeedback\Results\Survey\Nps\NpsShape;
use UserFeedback\Surveys\Live\Versions\VersionShape;
use UserFeedback\Surveys\Questions\Quotas\QuotaShape;
use UserFeedback\Surveys\Questions\Types\QuestionTypes;
use UserFeedback\Surveys\SurveyShape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The results of one survey. Trash never counts, today always does; days are in the site's time zone. */
final class ResultsShape {

	/** Columns that the summary's surveys can be sorted by. */
	public const SUMMARY_ORDER = array( 'title', 'status', 'created_at', 'responses_count', 'range_responses_count' );

	/** All days without a range; both ends of a range are included. */
	public static function rangeQuery(): Shape {
		return Schema::object(
			array(
				'from'   => Schema::day(),
				'to'     => Schema::day(),
				'filter' => FilterShape::filter(),
			)
		)->named( 'ResultsQuery' );
	}

	/** Defaults to the past 7 days. `page` and `per_page` apply to the surveys; the counts cover all of them, or one. */
	public static function summaryQuery(): Shape {
		return Schema::object(
			array(
				'start_date' => Schema::day(),
				'end_date'   => Schema::day(),
				'survey_id'  => Schema::id(),
				'orderby'    => Schema::oneOf( self::SUMMARY_ORDER )->default( 'created_at' ),
				'order'      => Schema::oneOf( array( 'asc', 'desc' ) )->default( 'desc' ),
				'page'       => Schema::integer()->min( 1 )->max( Limits::PAGE )->default( 1 ),
				'per_page'   => Schema::integer()->min( 1 )->max( Limits::PER_PAGE )->default( 20 ),
			)
		)->named( 'SummaryQuery' );
	}

	/**
	 * Excludes surveys in the trash. `previous` covers the same number of days before the range, if the edition includes them.
	 * `range_*` cover the range; the points are empty if it is longer than three months.
	 */
	public static function summary(): Shape {
		return Schema::record(
			array(
				...self::period(),
				'previous'    => Schema::record( self::period() )->named( 'SummaryPeriod' )->nullable(),
				'not_counted' => self::notCounted(),
				'surveys'     => Schema::list(
					Schema::record(
						array(
							'id'                    => Schema::id(),
							'title'                 => Schema::string(),
							'type'                  => Schema::oneOf( SurveyShape::TYPES ),
							'status'                => Schema::oneOf( SurveyShape::STATUSES ),
							'created_at'            => Schema::moment(),
							'publish_at'            => Schema::moment()->nullable(),
							'impressions'           => Schema::integer()->min( 0 ),
							'responses_count'       => Schema::integer()->min( 0 ),
							'range_responses_count' => Schema::integer()->min( 0 ),
							'range_data_points'     => Schema::list( self::dataPoint() ),
						)
					)->named( 'SummarySurvey' )
				),
				'pagination'  => Schema::pagination(),
			)
		)->named( 'ResultsSummary' );
	}

	/** @return array<string, Shape> */
	private static function period(): array {
		return array(
			'total_responses' => Schema::integer()->min( 0 ),
			'impressions'     => Schema::integer()->min( 0 ),
			'starts'          => Schema::integer()->min( 0 ),
			'data_points'     => Schema::list( self::dataPoint() ),
		);
	}

	/** Typed answers and comments for one question, newest first. */
	public static function answersQuery(): Shape {
		return Schema::object(
			array(
				'page'     => Schema::integer()->min( 1 )->max( Limits::PAGE )->default( 1 ),
				'per_page' => Schema::integer()->min( 1 )->max( Limits::PER_PAGE )->default( 10 ),
				'search'   => Schema::string()->max( Limits::TEXT )->default( '' ),
				'from'     => Schema::day(),
				'to'       => Schema::day(),
				'filter'   => FilterShape::filter(),
			)
		)->named( 'TextAnswersQuery' );
	}

	/** `searched` is the number of newest texts that a search covered, if it didn't cover all. */
	public static function answers(): Shape {
		return Schema::record(
			array(
				'items'       => Schema::list( self::textAnswer() ),
				'pagination'  => Schema::pagination(),
				'searched'    => Schema::integer()->min( 0 )->nullable(),
				'not_counted' => self::notCounted(),
			)
		)->named( 'TextAnswerList' );
	}

	/**
	 * `responses_count*` and `impressions` cover all time; `range_responses_count` and everything below it cover the range.
	 *
	 * Only responses can be filtered, so `range_impressions`, `starts` and the rates are null with a filter. Rates are
	 * percentages, and null if no one saw or started the survey, or if many more visitors responded.
	 */
	public static function survey(): Shape {
		return Schema::record(
			array(
				'id'                      => Schema::id(),
				'title'                   => Schema::string(),
				'type'                    => Schema::oneOf( SurveyShape::TYPES ),
				'status'                  => Schema::oneOf( SurveyShape::STATUSES ),
				'created_at'              => Schema::moment(),
				'publish_at'              => Schema::moment()->nullable(),
				'impressions'             => Schema::integer()->min( 0 ),
				'responses_count'         => Schema::integer()->min( 0 ),
				'max_responses'           => Schema::integer()->min( 1 )->optional(), // The limit, if it has one.
				'quotas'                  => QuotaShape::progress()->optional(),
				'drop_off'                => Schema::boolean(), // It records where visitors leave, or has numbers from before.
				'is_compared'             => Schema::boolean()->optional(), // With another version of it, now or earlier.
				'comparison'              => VersionShape::comparison()->optional(), // Also with a version that is still a draft.
				'missing_parts'           => SurveyShape::missingParts()->optional(),
				'responses_count_7_days'  => Schema::integer()->min( 0 ),
				'responses_count_30_days' => Schema::integer()->min( 0 ),
				'range_responses_count'   => Schema::integer()->min( 0 ),
				'range_impressions'       => Schema::integer()->min( 0 )->nullable(),
				'starts'                  => Schema::integer()->min( 0 )->nullable(),
				'response_rate'           => Schema::number()->min( 0 )->max( 100 )->nullable(),
				'completion_rate'         => Schema::number()->min( 0 )->max( 100 )->nullable(),
				'not_counted'             => self::notCounted(),
				'data_points'             => Schema::list( self::dataPoint() ),
				'questions'               => Schema::list(
					Schema::record(
						array(
							'id'    => Schema::uuid(),
							'title' => Schema::string(),
							'type'  => Schema::oneOf( QuestionTypes::storedNames() ),
						)
					)->named( 'AskedQuestion' )
				),
				'question_stats'          => Schema::list( self::questionStats() ),
				'nps_overview'            => NpsShape::overview()->nullable(),
				'nps_series'              => NpsShape::series(),
			)
		)->named( 'SurveyResults' );
	}

	/**
	 * `options` lists every current option of the question, even unused ones, then removed ones, which are not current. `average` is
	 * for numbers such as stars, `score` is the Net Promoter Score of an NPS question. Both are null for other types and without
	 * answers. `satisfied` is the share of satisfied answers to a question about satisfaction, in percent; other types lack it.
	 * `ranges` is for charts: it has the answers to a question with many values, in ranges of these; others lack it. A question
	 * with typed numbers that has answers has their `spread`, one with dates their `dates`. Its `options` are the 100 most frequent
	 * values; `others` is the number of answers with other values, if there are some. An item of a ranking names the question, which
	 * has this many `items`; its `average` is its average rank.
	 */
	private static function questionStats(): Shape {
		return Schema::record(
			array(
				'id'              => Schema::uuid(),
				'type'            => Schema::oneOf( QuestionTypes::storedNames() ),
				'title'           => Schema::string(),
				'is_quantitative' => Schema::boolean(),
				'total_answers'   => Schema::integer()->min( 0 ),
				'skipped'         => Schema::integer()->min( 0 ),
				'average'         => Schema::number()->nullable(),
				'score'           => NpsShape::overview()->nullable(),
				'satisfied'       => Schema::integer()->nullable()->optional(),
				'spread'          => Schema::record(
					array(
						'median'  => Schema::number(),
						'lowest'  => Schema::integer(),
						'highest' => Schema::integer(),
					)
				)->optional(),
				'dates'           => Schema::record(
					array(
						'earliest' => Schema::day(),
						'median'   => Schema::day(),
						'latest'   => Schema::day(),
					)
				)->optional(),
				'ranking'         => Schema::record(
					array(
						'id'    => Schema::uuid(),
						'title' => Schema::string(),
						'item'  => Schema::string(),
						'items' => Schema::integer()->min( 1 ),
					)
				)->named( 'RankedItem' )->optional(),
				'others'          => Schema::integer()->min( 1 )->optional(),
				'ranges'          => Schema::list( self::optionCount() )->optional(),
				'options'         => Schema::list( self::optionCount() ),
				'answers'         => Schema::list( self::textAnswer() ),
			)
		)->named( 'QuestionStats' );
	}

	private static function optionCount(): Shape {
		return Schema::record(
			array(
				'value'      => Schema::string(),
				'count'      => Schema::integer()->min( 0 ),
				'is_current' => Schema::boolean(),
			)
		)->named( 'OptionCount' );
	}

	/**
	 * A typed answer, or a comment on a question with a comment box. `value` is its text, which a comment's `extra` repeats.
	 * `score` is the answer that a comment belongs to, if it is a number.
	 */
	public static function textAnswer(): Shape {
		return Schema::record(
			array(
				'response_id' => Schema::id(),
				'date'        => Schema::moment(),
				'value'       => Schema::string(),
				'kind'        => Schema::oneOf( array( 'answer', 'comment' ) ),
				'score'       => Schema::integer()->nullable(),
				'extra'       => ResponsesShape::extra(),
			)
		)->named( 'TextAnswer' );
	}

	private static function dataPoint(): Shape {
		return Schema::record(
			array(
				'date'  => Schema::day(),
				'count' => Schema::integer()->min( 0 ),
			)
		)->named( 'DataPoint' );
	}

	/** Responses received but not counted yet; only while they arrive faster than they are counted. */
	private static function notCounted(): Shape {
		return Schema::integer()->min( 0 );
	}
}
