<?php
declare(strict_types=1);

namespace UserFeedback\Privacy;

use UserFeedback\Platform\Schema\Schema;
use UserFeedback\Platform\Schema\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The types and amount of data that the plugin stores on the site. */
final class StoredDataShape {

	/** Surveys and responses with derived data; typed answers; totals; post ratings; short-lived data; heatmaps. */
	public const PARTS = array( 'surveys', 'responses', 'texts', 'numbers', 'ratings', 'rest', 'heatmaps' );

	public static function kept(): Shape {
		return Schema::record(
			array(
				'parts' => Schema::list( self::part() ),
				// WordPress's own tools; empty without permission to use them.
				'tools' => Schema::record(
					array(
						'export' => Schema::string(),
						'erase'  => Schema::string(),
						'policy' => Schema::string(),
					)
				),
			)
		)->named( 'Kept' );
	}

	private static function part(): Shape {
		return Schema::record(
			array(
				'name'  => Schema::oneOf( self::PARTS ),
				'rows'  => Schema::integer()->nullable(), // Number of surveys, or of responses as estimated by the database; else null.
				'bytes' => Schema::integer()->nullable(), // Including indexes, from the database; null if unknown.
			)
		)->named( 'KeptPart' );
	}
}
