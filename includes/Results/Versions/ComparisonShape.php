<?php
declare(strict_types=1);

namespace UserFeedback\Results\Versions;

use UserFeedback\Platform\Schema\Schema;
use UserFeedback\Platform\Schema\Shape;
use UserFeedback\Surveys\SurveyShape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Results of a comparison of two versions of a survey. */
final class ComparisonShape {

	/** `low` and `high` are the ends of the confidence interval for the version's responses per visitor, divided by the original's. */
	public static function results(): Shape {
		return Schema::record(
			array(
				'original'    => self::side(),
				'version'     => self::side(),
				'started_on'  => Schema::day(),
				'from'        => Schema::day(), // First whole day.
				'to'          => Schema::day()->nullable(), // Last whole day, before `from` if there is none; null while it runs.
				'lift'        => Schema::integer(), // Smallest difference worth finding, in percent.
				'planned'     => Schema::integer()->min( 1 ), // Responses of both that usually suffice to find it.
				'low'         => Schema::number()->min( 0 ),
				'high'        => Schema::number()->min( 0 )->nullable(), // Null if it is unlimited.
				'verdict'     => Schema::oneOf( array( 'more', 'fewer', 'similar', 'unclear' ) ), // About the version.
				'differences' => Schema::list( Schema::oneOf( array( 'timing', 'targeting', 'place' ) ) ), // Settings that differ now.
				'is_uneven'   => Schema::boolean(), // One was shown to more visitors, although these settings are equal.
			)
		)->named( 'ComparisonResults' );
	}

	private static function side(): Shape {
		return Schema::record(
			array(
				'id'          => Schema::id(),
				'title'       => Schema::string(),
				'status'      => Schema::oneOf( SurveyShape::STATUSES ),
				'responses'   => Schema::integer()->min( 0 ),
				'impressions' => Schema::integer()->min( 0 ),
				'visitors'    => Schema::integer()->min( 0 ), // To whom this version was the first that they saw.
			)
		)->named( 'ComparedSurvey' );
	}
}
