<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Schema\Site;

use UserFeedback\Contract\S;
use UserFeedback\Contract\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** What the plugin keeps on the site, and how much of it there is. */
final class KeptShape {

	/** Surveys with what is made for them; responses with the sets that filter them; typed answers; numbers; short-lived rest; heatmaps. */
	public const PARTS = array( 'surveys', 'responses', 'texts', 'numbers', 'rest', 'heatmaps' );

	public static function kept(): Shape {
		return S::record(
			array(
				'parts' => S::list( self::part() ),
				// WordPress's own tools, empty for whoever may not use them.
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
				'rows'  => S::integer()->nullable(), // About how many surveys or responses, as the database estimates them; else null.
				'bytes' => S::integer()->nullable(), // With indexes, as the database says; null where it does not.
			)
		)->named( 'KeptPart' );
	}
}
