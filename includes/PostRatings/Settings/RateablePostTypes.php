<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings\Settings;

use WP_Post_Type;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Post types that visitors can open. Attachments have no page of their own on most sites. */
final class RateablePostTypes {

	/** @return array<string, string> post type names to their labels */
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
