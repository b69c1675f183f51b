<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Editor;

use UserFeedback\Platform\Schema\Schema;
use UserFeedback\Platform\Schema\Shape;
use UserFeedback\Widget\Manifest\ManifestShape;
use UserFeedback\Widget\Theme\WidgetThemeShape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Data that renders a survey's card for visitors where owners choose a template. */
final class TemplateCardsShape {

	public static function ofTemplates(): Shape {
		$card = Schema::record(
			array(
				'key'       => Schema::string(),
				'questions' => Schema::list( ManifestShape::question() ), // Only the first one for a locked template.
			)
		)->named( 'TemplateCard' );

		return Schema::record(
			array(
				'script'  => Schema::string(), // URL of the bundle that renders them.
				'look'    => WidgetThemeShape::ofSurvey(),
				'strings' => ManifestShape::strings(),
				'cards'   => Schema::list( $card ),
			)
		)->named( 'TemplateCards' );
	}
}
