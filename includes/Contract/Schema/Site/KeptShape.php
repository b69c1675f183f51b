<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Schema\Site;

use UserFeedback\Contract\S;
use UserFeedback\Contract\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The types and amount of data that the plugin stores on the site. */
final class KeptShape {

	/** Surveys and responses with derived data; typed answers; totals; post ratings; short-lived data; heatmaps. */
	public const PARTS = array( 'surveys', 'responses', 'texts', 'numbers', 'ratings', 'rest', 'heatmaps' );

	public static function kept(): Shape {
		return S::record(
			array(
				'parts' => S::list( self::part() ),
				// WordPress's own tools; empty without permission to use them.
				'tools' => S::record(
					array(
						'export' => S::string(),
						'erase'  => S::string(),
						'policy' => S::string(),
					)
				),
			)
		)->named( 'Kept' );
	}

	private static function part(): Shape {
		return S::record(
			array(
				'name'  => S::oneOf( self::PARTS ),
				'rows'  => S::integer()->nullable(), // Number of surveys, or of responses as estimated by the database; else null.
				'bytes' => S::integer()->nullable(), // Including indexes, from the database; null if unknown.
			)
		)->named( 'KeptPart' );
	}
}
