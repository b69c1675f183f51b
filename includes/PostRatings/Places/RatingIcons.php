<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings\Places;

use UserFeedback\PostRatings\Settings\RatingSettingsShape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The icons of ratings: SVG paths on a grid of 24 pixels, to be filled; a page gets only the chosen one. */
final class RatingIcons {

	/** Keyed by the names in RatingSettingsShape::ICONS. */
	public const PATHS = array(
		'star'  => 'M12 2.6l2.9 5.9 6.5.9-4.7 4.6 1.1 6.5L12 17.4l-5.8 3.1 1.1-6.5L2.6 9.4l6.5-.9z',
		'heart' => 'M12 21l-1.5-1.3C5.4 15 2 12 2 8.3 2 5.2 4.4 3 7.4 3c1.8 0 3.5.8 4.6 2.1C13.1 3.8 14.8 3 16.6 3 19.6 3 22 5.2 22 8.3c0 3.7-3.4 6.7-8.5 11.4z',
		'thumb' => 'M2 10h4v11H2zM8 21h9.3c.8 0 1.5-.5 1.8-1.2l2.7-6.4c.1-.3.2-.5.2-.8V11a2 2 0 0 0-2-2h-6.1l.9-4.4v-.3c0-.4-.2-.8-.4-1.1L13.2 2 8.6 6.6C8.2 7 8 7.5 8 8z',
		// The eyes and mouth are drawn in the face's opposite direction, so they stay empty.
		'smile' => 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zM8.5 8a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3zM15.5 8a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3zM6.9 14h10.2a5.2 5.2 0 0 1-10.2 0z',
		'fire'  => 'M12 2c.6 3.2-1 4.8-2.6 6.6C7.7 10.4 6 12.2 6 15a6 6 0 0 0 12 0c0-2.4-1-4.2-2.2-5.8-.3 1.4-1 2.2-1.9 2.6C14.4 8.6 14.6 4.6 12 2z',
	);

	public static function path( string $name ): string {
		return self::PATHS[ $name ] ?? self::PATHS[ RatingSettingsShape::ICONS[0] ];
	}
}
