<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Schema\Widget;

use UserFeedback\Contract\S;
use UserFeedback\Contract\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** What the visitors' card is drawn from where owners choose a template. */
final class CardsShape {

	public static function ofTemplates(): Shape {
		$card = S::record(
			array(
				'key'       => S::string(),
				'questions' => S::list( ManifestShape::question() ), // Only the first one of a template that is locked.
			)
		)->named( 'TemplateCard' );

		return S::record(
			array(
				'script'  => S::string(), // Address of the bundle that draws them.
				'look'    => LookShape::ofSurvey(),
				'strings' => ManifestShape::strings(),
				'cards'   => S::list( $card ),
			)
		)->named( 'TemplateCards' );
	}
}
