<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Schema\Answer;

use UserFeedback\Contract\Limits;
use UserFeedback\Contract\QuestionType;
use UserFeedback\Contract\S;
use UserFeedback\Contract\Schema\Survey\SurveyShape;
use UserFeedback\Contract\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The results of one survey. Trash never counts, today always does; days are in the site's time zone. */
final class ResultsShape {

	/** Columns that the summary's surveys can be sorted by. */
	public const SUMMARY_ORDER = array( 'title', 'status', 'created_at', 'responses_count', 'range_responses_count' );

	/** All days without a range; both ends of a range are included. */
	public static function rangeQuery(): Shape {
		return S::object(
			array(
				'from'   => S::day(),
				'to'     => S::day(),
				'filter' => FilterShape::filter(),
			)
		)->named( 'ResultsQuery' );
	}

	/** Defaults to the past 7 days. `page` and `per_page` apply to the surveys; the counts cover all of them, or one. */
	public static function summaryQuery(): Shape {
		return S::object(
			array(
				'start_date' => S::day(),
				'end_date'   => S::day(),
				'survey_id'  => S::id(),
				'orderby'    => S::oneOf( self::SUMMARY_ORDER )->default( 'created_at' ),
				'order'      => S::oneOf( array( 'asc', 'desc' ) )->default( 'desc' ),
				'page'       => S::integer()->min( 1 )->max( Limits::PAGE )->default( 1 ),
				'per_page'   => S::integer()->min( 1 )->max( Limits::PER_PAGE )->default( 20 ),
			)
		)->named( 'SummaryQuery' );
	}

	/**
	 * Excludes surveys in the trash. `previous` covers the same number of days before the range, if the edition includes them.
	 * `range_*` cover the range; the points are empty if it is longer than three months.
	 */
	public static function summary(): Shape {
		return S::record(
			array(
				...self::period(),
				'previous'    => S::record( self::period() )->named( 'SummaryPeriod' )->nullable(),
				'not_counted' => self::notCounted(),
				'surveys'     => S::list(
					S::record(
						array(
							'id'                    => S::id(),
							'title'                 => S::string(),
							'type'                  => S::oneOf( SurveyShape::TYPES ),
							'status'                => S::oneOf( SurveyShape::STATUSES ),
							'created_at'            => S::moment(),
							'publish_at'            => S::moment()->nullable(),
							'impressions'           => S::integer()->min( 0 ),
							'responses_count'       => S::integer()->min( 0 ),
							'range_responses_count' => S::integer()->min( 0 ),
							'range_data_points'     => S::list( self::dataPoint() ),
						)
					)->named( 'SummarySurvey' )
				),
				'pagination'  => S::pagination(),
			)
		)->named( 'ResultsSummary' );
	}

	/** @return array<string, Shape> */
	private static function period(): array {
		return array(
			'total_responses' => S::integer()->min( 0 ),
			'impressions'     => S::integer()->min( 0 ),
			'starts'          => S::integer()->min( 0 ),
			'data_points'     => S::list( self::dataPoint() ),
		);
	}

	/** Typed answers and comments for one question, newest first. */
	public static function answersQuery(): Shape {
		return S::object(
			array(
				'page'     => S::integer()->min( 1 )->max( Limits::PAGE )->default( 1 ),
				'per_page' => S::integer()->min( 1 )->max( Limits::PER_PAGE )->default( 10 ),
				'search'   => S::string()->max( Limits::TEXT )->default( '' ),
				'from'     => S::day(),
				'to'       => S::day(),
				'filter'   => FilterShape::filter(),
			)
		)->named( 'TextAnswersQuery' );
	}

	/** `searched` is the number of newest texts that a search covered, if it didn't cover all. */
	public static function answers(): Shape {
		return S::record(
			array(
				'items'       => S::list( self::textAnswer() ),
				'pagination'  => S::pagination(),
				'searched'    => S::integer()->min( 0 )->nullable(),
				'not_counted' => self::notCounted(),
			)
		)->named( 'TextAnswerList' );
	}

	/**
	 * `responses_count*` and `impressions` cover all time; `range_responses_count` and everything below it cover the range.
	 *
	 * Only responses can be filtered, so `range_impressions`, `starts` and the rates are null with a filter. Rates are
	 * percentages, and null if no one saw or started the survey.
	 */
	public static function survey(): Shape {
		return S::record(
			array(
				'id'                      => S::id(),
				'title'                   => S::string(),
				'type'                    => S::oneOf( SurveyShape::TYPES ),
				'status'                  => S::oneOf( SurveyShape::STATUSES ),
				'created_at'              => S::moment(),
				'publish_at'              => S::moment()->nullable(),
				'impressions'             => S::integer()->min( 0 ),
				'responses_count'         => S::integer()->min( 0 ),
				'responses_count_7_days'  => S::integer()->min( 0 ),
				'responses_count_30_days' => S::integer()->min( 0 ),
				'range_responses_count'   => S::integer()->min( 0 ),
				'range_impressions'       => S::integer()->min( 0 )->nullable(),
				'starts'                  => S::integer()->min( 0 )->nullable(),
				'response_rate'           => S::number()->min( 0 )->max( 100 )->nullable(),
				'completion_rate'         => S::number()->min( 0 )->max( 100 )->nullable(),
				'not_counted'             => self::notCounted(),
				'data_points'             => S::list( self::dataPoint() ),
				'questions'               => S::list(
					S::record(
						array(
							'id'    => S::uuid(),
							'title' => S::string(),
							'type'  => S::oneOf( QuestionType::values() ),
						)
					)->named( 'AskedQuestion' )
				),
				'question_stats'          => S::list( self::questionStats() ),
				'nps_overview'            => NpsShape::overview()->nullable(),
				'nps_series'              => NpsShape::series(),
			)
		)->named( 'SurveyResults' );
	}

	/**
	 * `options` lists every current option of the question, even unused ones, then values of renamed or removed options, which
	 * are not current. `average` is for star ratings, `score` is the Net Promoter Score of an NPS question. Both are null for
	 * other types and without answers.
	 */
	private static function questionStats(): Shape {
		return S::record(
			array(
				'id'              => S::uuid(),
				'type'            => S::oneOf( QuestionType::values() ),
				'title'           => S::string(),
				'is_quantitative' => S::boolean(),
				'total_answers'   => S::integer()->min( 0 ),
				'skipped'         => S::integer()->min( 0 ),
				'average'         => S::number()->min( 1 )->max( Limits::STARS )->nullable(),
				'score'           => NpsShape::overview()->nullable(),
				'options'         => S::list(
					S::record(
						array(
							'value'      => S::string(),
							'count'      => S::integer()->min( 0 ),
							'is_current' => S::boolean(),
						)
					)->named( 'OptionCount' )
				),
				'answers'         => S::list( self::textAnswer() ),
			)
		)->named( 'QuestionStats' );
	}

	/**
	 * A typed answer, or a comment on a question with a comment box. `value` is its text, which a comment's `extra` repeats.
	 * `score` is the answer that a comment belongs to, if the question is a scale.
	 */
	public static function textAnswer(): Shape {
		return S::record(
			array(
				'response_id' => S::id(),
				'date'        => S::moment(),
				'value'       => S::string(),
				'kind'        => S::oneOf( array( 'answer', 'comment' ) ),
				'score'       => S::integer()->min( 1 )->nullable(),
				'extra'       => ResponsesShape::extra(),
			)
		)->named( 'TextAnswer' );
	}

	private static function dataPoint(): Shape {
		return S::record(
			array(
				'date'  => S::day(),
				'count' => S::integer()->min( 0 ),
			)
		)->named( 'DataPoint' );
	}

	/** Responses received but not counted yet; only while they arrive faster than they are counted. */
	private static function notCounted(): Shape {
		return S::integer()->min( 0 );
	}
}
