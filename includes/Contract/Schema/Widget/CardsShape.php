<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Schema\Widget;

use UserFeedback\Contract\S;
use UserFeedback\Contract\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Data that renders a survey's card for visitors where owners choose a template. */
final class CardsShape {

	public static function ofTemplates(): Shape {
		$card = S::record(
			array(
				'key'       => S::string(),
				'questions' => S::list( ManifestShape::question() ), // Only the first one for a locked template.
			)
		)->named( 'TemplateCard' );

		return S::record(
			array(
				'script'  => S::string(), // URL of the bundle that renders them.
				'look'    => LookShape::ofSurvey(),
				'strings' => ManifestShape::strings(),
				'cards'   => S::list( $card ),
			)
		)->named( 'TemplateCards' );
	}
}
