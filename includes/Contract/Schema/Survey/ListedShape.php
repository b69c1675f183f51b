<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Schema\Survey;

use UserFeedback\Contract\S;
use UserFeedback\Contract\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Additional data about a survey in a list, each part returned if `select` asks for it. */
final class ListedShape {

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
			'place'        => S::integer()->min( 1 )->nullable()->optional(),
		);
	}

	/** The audience in numbers: active rules and countries; null for all of them. */
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

	/** The spreadsheet for its responses; empty if there is none. */
	private static function spreadsheet(): Shape {
		return S::record( array( 'spreadsheet_id' => S::string() ) )->named( 'SurveySpreadsheet' );
	}

	/** `last_days` are responses on the last seven days in the site's time zone, today last; `nps` is null without a score. */
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
