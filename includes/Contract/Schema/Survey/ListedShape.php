<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Schema\Survey;

use UserFeedback\Contract\S;
use UserFeedback\Contract\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** What a list tells of a survey besides its columns, each when `select` asks for it. */
final class ListedShape {

	public const PARTS = array( 'audience', 'activity', 'google_drive', 'place' );

	public const DAYS = 7;

	/** @return array<string, Shape> `activity` only for who may view results. */
	public static function parts(): array {
		return array(
			'audience'     => self::audience()->optional(),
			'activity'     => self::activity()->optional(),
			'google_drive' => self::spreadsheet()->optional(),
			// Among published surveys, of which the first comes first on a page; null for one that is not published yet.
			'place'        => S::integer()->min( 1 )->nullable()->optional(),
		);
	}

	/** Where it is shown and to whom, in numbers: rules that are in force, and countries; null for all of these. */
	private static function audience(): Shape {
		return S::record(
			array(
				'pages'      => S::oneOf( array( 'all', 'select' ) ),
				'page_rules' => S::integer()->min( 0 ),
				'devices'    => S::list( S::oneOf( TargetingShape::DEVICES ) ),
				'countries'  => S::integer()->min( 0 )->nullable(),
				'for_team'   => S::boolean(), // While it is a draft.
			)
		)->named( 'SurveyAudience' );
	}

	/** Where its responses are written to; empty where there is no spreadsheet. */
	private static function spreadsheet(): Shape {
		return S::record( array( 'spreadsheet_id' => S::string() ) )->named( 'SurveySpreadsheet' );
	}

	/** `last_days` are responses of the site's last seven days, today last; `nps` is null where there is no score. */
	private static function activity(): Shape {
		return S::record(
			array(
				'last_days'   => S::list( S::integer() )->min( self::DAYS )->max( self::DAYS ),
				'impressions' => S::integer()->min( 0 ),
				'nps'         => S::integer()->min( -100 )->max( 100 )->nullable(),
			)
		)->named( 'SurveyActivity' );
	}
}
