<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Templates;

use UserFeedback\Licensing\Plans\Edition;
use UserFeedback\Surveys\Questions\Question;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Maps a template to TemplateShape. */
final class TemplateMapper {

	/** @return array<string, mixed> */
	public static function toArray( Template $template, Edition $edition ): array {
		return array(
			'key'             => $template->key,
			'name'            => $template->name,
			'description'     => array(
				'title' => $template->title,
				'list'  => $template->points,
			),
			'why'             => $template->why,
			'feature_image'   => '',
			'categories'      => null === $template->category ? array() : array( $template->category->value ),
			'tags'            => $template->isPopular ? array( 'most-popular' ) : array(),
			'required_addons' => $edition->addonsOf( ...$template->needs() ),
			'is_available'    => $edition->unlocksWithAddons( ...$template->needs() ),
			'length'          => array(
				'questions' => $template->count(),
				'minutes'   => $template->minutes(),
			),
			'config'          => array(
				'type'      => $template->type(),
				'questions' => $template->isOpen( $edition )
					? array_map( static fn( Question $question ): array => $question->toArray(), $template->questions() )
					: array(),
			),
		);
	}
}
