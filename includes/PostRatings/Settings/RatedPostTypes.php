<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings\Settings;

use WP_Post_Type;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Types of posts that visitors can open. Files of the media library have no page on most sites. */
final class RatedPostTypes {

	/** @return array<string, string> name to what the reader calls them. */
	public static function all(): array {
		$types = array();
		/** @var WP_Post_Type $type */
		foreach ( get_post_types( array( 'public' => true ), 'objects' ) as $type ) {
			if ( 'attachment' !== $type->name && is_post_type_viewable( $type ) ) {
				$types[ $type->name ] = $type->label;
			}
		}
		return $types;
	}
}
