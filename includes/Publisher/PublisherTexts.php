<?php
declare(strict_types=1);

namespace UserFeedback\Publisher;

use UserFeedback\Contract\Schema\Printed\PublisherShape;
use UserFeedback\Contract\Validation\Validator;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * What only the publisher of the plugin can say: prices, what customers wrote, addresses of their own. It stands in OWN
 * and nowhere else, and screens leave out each block that is empty here. Nothing may stand there that is not true.
 */
final class PublisherTexts {

	private const OWN = array(
		'price'        => '', // As a buyer reads it, such as: $199 per year.
		'guide_url'    => '', // Of a guide for who begins.
		'video'        => array(
			'title' => '',
			'url'   => '', // Of a page that may stand in a frame. Nothing is fetched from there before somebody presses Play.
		),
		'monitoring'   => array( // What the growth tools offer to who has the highest plan.
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
		 * Filters what the publisher says on the screens Welcome, About and Growth tools.
		 *
		 * @param array $texts as PublisherTexts::OWN; one that is not of that shape is not used.
		 */
		$texts = apply_filters( 'userfeedback_publisher_texts', self::OWN );
		if ( array() !== Validator::body( PublisherShape::texts(), $texts )->violations ) {
			return self::OWN;
		}
		/** @var array<string, mixed> $texts as the shape says. */
		return $texts;
	}
}
