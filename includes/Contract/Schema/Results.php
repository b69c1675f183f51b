<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Schema;

use UserFeedback\Contract\S;
use UserFeedback\Contract\Shape;
use UserFeedback\Questions\QuestionType;

/** The numbers of one survey. Trash is never counted, today always is; days are the site's. */
final class Results {

	/** Without a range all days count; a range includes both its days. */
	public static function rangeQuery(): Shape {
		return S::object(
			array(
				'from' => S::day(),
				'to'   => S::day(),
			)
		)->named( 'ResultsQuery' );
	}

	/** `responses_count*` and `impressions` are of all time; `range_responses_count` and all below it are of the range. */
	public static function survey(): Shape {
		return S::record(
			array(
				'id'                      => S::id(),
				'title'                   => S::string(),
				'type'                    => S::oneOf( Survey::TYPES ),
				'status'                  => S::oneOf( Survey::STATUSES ),
				'created_at'              => S::moment(),
				'publish_at'              => S::moment()->nullable(),
				'impressions'             => S::integer()->min( 0 ),
				'responses_count'         => S::integer()->min( 0 ),
				'responses_count_7_days'  => S::integer()->min( 0 ),
				'responses_count_30_days' => S::integer()->min( 0 ),
				'range_responses_count'   => S::integer()->min( 0 ),
				'data_points'             => S::list(
					S::record(
						array(
							'date'  => S::day(),
							'count' => S::integer()->min( 0 ),
						)
					)->named( 'DataPoint' )
				),
				'question_stats'          => S::list( self::questionStats() ),
				'nps_overview'            => self::npsOverview()->nullable(),
				'nps_series'              => S::list(
					S::record(
						array(
							'date' => S::day(),
							'nps'  => S::integer()->min( -100 )->max( 100 ),
						)
					)->named( 'NpsPoint' )
				),
			)
		)->named( 'SurveyResults' );
	}

	/** `options` lists every option of the question, also those nobody chose, then values of options since renamed. */
	private static function questionStats(): Shape {
		return S::record(
			array(
				'id'              => S::uuid(),
				'type'            => S::oneOf( QuestionType::values() ),
				'title'           => S::string(),
				'is_quantitative' => S::boolean(),
				'total_answers'   => S::integer()->min( 0 ),
				'skipped'         => S::integer()->min( 0 ),
				'options'         => S::list(
					S::record(
						array(
							'value' => S::string(),
							'count' => S::integer()->min( 0 ),
						)
					)->named( 'OptionCount' )
				),
				'answers'         => S::list( self::textAnswer() ),
			)
		)->named( 'QuestionStats' );
	}

	/** The newest few typed answers, or comments of a question that has a comment box. */
	private static function textAnswer(): Shape {
		return S::record(
			array(
				'response_id' => S::id(),
				'date'        => S::moment(),
				'value'       => S::string(),
				'kind'        => S::oneOf( array( 'answer', 'comment' ) ),
			)
		)->named( 'TextAnswer' );
	}

	/** Shares in percent, rounded; the score is computed before rounding. */
	private static function npsOverview(): Shape {
		return S::record(
			array(
				'detractor' => S::integer()->min( 0 )->max( 100 ),
				'passive'   => S::integer()->min( 0 )->max( 100 ),
				'promoter'  => S::integer()->min( 0 )->max( 100 ),
				'nps'       => S::integer()->min( -100 )->max( 100 ),
				'total'     => S::integer()->min( 1 ),
			)
		)->named( 'NpsOverview' );
	}
}
