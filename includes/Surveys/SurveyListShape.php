<?php
declare(strict_types=1);

namespace UserFeedback\Surveys;

use UserFeedback\Platform\Schema\Schema;
use UserFeedback\Platform\Schema\Shape;
use UserFeedback\Surveys\Settings\TargetingShape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Additional data about a survey in a list, each part returned if `select` asks for it. */
final class SurveyListShape {

	public const PARTS = array( 'audience', 'activity', 'google_drive', 'place' );

	public const DAYS = 7;

	/** @return array<string, Shape> `activity` requires permission to view results. */
	public static function parts(): array {
		return array(
			'audience'     => self::audience()->optional(),
			'activity'     => self::activity()->optional(),
			'google_drive' => self::spreadsheet()->optional(),
			// Position among published surveys, of which the first takes priority on a page; null for one that isn't published
			// yet.
			'place'        => Schema::integer()->min( 1 )->nullable()->optional(),
		);
	}

	/** The audience in numbers: active rules and countries; null for all of them. */
	private static function audience(): Shape {
		return Schema::record(
			array(
				'pages'      => Schema::oneOf( array( 'all', 'select' ) ),
				'page_rules' => Schema::integer()->min( 0 ),
				'devices'    => Schema::list( Schema::oneOf( TargetingShape::DEVICES ) ),
				'countries'  => Schema::integer()->min( 0 )->nullable(),
				'for_team'   => Schema::boolean(), // While it is a draft.
			)
		)->named( 'SurveyAudience' );
	}

	/** The spreadsheet for its responses; empty if there is none. */
	private static function spreadsheet(): Shape {
		return Schema::record( array( 'spreadsheet_id' => Schema::string() ) )->named( 'SurveySpreadsheet' );
	}

	/** `last_days` are responses on the last seven days in the site's time zone, today last; `nps` is null without a score. */
	private static function activity(): Shape {
		return Schema::record(
			array(
				'last_days'   => Schema::list( Schema::integer() )->min( self::DAYS )->max( self::DAYS ),
				'impressions' => Schema::integer()->min( 0 ),
				'nps'         => Schema::integer()->min( -100 )->max( 100 )->nullable(),
			)
		)->named( 'SurveyActivity' );
	}
}
