<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Live\Versions;

use UserFeedback\Platform\Schema\Schema;
use UserFeedback\Platform\Schema\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The comparison of a survey with another version of it. */
final class VersionShape {

	private const ROLES = array( 'original', 'version' );

	public static function comparison(): Shape {
		return Schema::record(
			array(
				'with'       => Schema::id(), // The other survey.
				'role'       => Schema::oneOf( self::ROLES ), // This survey's.
				'lift'       => Schema::integer(), // Smallest difference worth finding, in percent.
				'started_on' => Schema::day()->nullable(), // Until then, the version is a draft.
				'ended_on'   => Schema::day()->nullable(),
			)
		)->named( 'SurveyComparison' );
	}

	public static function lift(): Shape {
		return Schema::object( array( 'lift' => Schema::integer()->required() ) )->named( 'ComparisonLift' );
	}

	public static function stop(): Shape {
		return Schema::object( array( 'keep' => Schema::oneOf( self::ROLES )->required() ) )->named( 'ComparisonStop' );
	}
}
