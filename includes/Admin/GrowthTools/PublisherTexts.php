<?php
declare(strict_types=1);

namespace UserFeedback\Admin\GrowthTools;

use UserFeedback\Platform\Schema\Validator;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Texts that only the plugin's publisher can provide: prices, customer quotes, and the publisher's URLs. They are all in OWN,
 * and screens omit each block that is empty here. Everything in OWN must be true.
 */
final class PublisherTexts {

	private const OWN = array(
		'price'        => '', // As shown to buyers, such as "$199 per year".
		'guide_url'    => '', // A guide for beginners.
		'video'        => array(
			'title' => '',
			'url'   => '', // A page that can be embedded. Nothing is fetched from it until a user clicks Play.
		),
		'monitoring'   => array( // Growth tools for the highest plan.
			'title'   => '',
			'excerpt' => '',
			'url'     => '',
		),
		'testimonials' => array(), // Each: quote, name, role.
		'tools'        => array(), // Each: section (traffic, engagement or revenue), title, excerpt, url.
		'guides'       => array(), // Each: title, excerpt, url.
	);

	/** @return array<string, mixed> PublisherShape::texts() */
	public static function get(): array {
		/**
		 * Filters the publisher's texts on the screens Welcome, About and Growth tools.
		 *
		 * @param array $texts in the shape of PublisherTexts::OWN; other shapes are ignored
		 */
		$texts = apply_filters( 'userfeedback_publisher_texts', self::OWN );
		if ( array() !== Validator::body( PublisherShape::texts(), $texts )->violations ) {
			return self::OWN;
		}
		/** @var array<string, mixed> $texts as the shape says. */
		return $texts;
	}
}
