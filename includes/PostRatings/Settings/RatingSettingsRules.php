<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings\Settings;

use UserFeedback\Platform\Schema\Violation;
use UserFeedback\Settings\Theme\AvailableFonts;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Rules that a schema can't express. Only changed settings are checked, so an old error elsewhere blocks no save. */
final class RatingSettingsRules {

	/**
	 * @param array<string, mixed> $changes
	 * @return list<Violation>
	 */
	public static function broken( RatingSettings $changed, array $changes, RatingSettings $before ): array {
		return array(
			...( isset( $changes['font'] )
				? AvailableFonts::violations( $changed->values['font'], $before->values['font'], 'settings.font' )
				: array() ),
			...( isset( $changes['post_types'] ) ? self::ofPostTypes( $changed, $before ) : array() ),
			...( isset( $changes['schema_types'] ) ? self::ofReviewTypes( $changed, $before ) : array() ),
		);
	}

	/**
	 * A post type chosen earlier may belong to a plugin that is now inactive.
	 *
	 * @return list<Violation>
	 */
	private static function ofPostTypes( RatingSettings $changed, RatingSettings $before ): array {
		$violations = array();
		foreach ( array_diff( $changed->values['post_types'], $before->values['post_types'] ) as $place => $type ) {
			$violations = array( ...$violations, ...self::ofPostType( $type, "settings.post_types[$place]" ) );
		}
		return $violations;
	}

	/** @return list<Violation> */
	private static function ofReviewTypes( RatingSettings $changed, RatingSettings $before ): array {
		$violations = array();
		$seen       = array();
		foreach ( $changed->values['schema_types'] as $place => $chosen ) {
			$path = "settings.schema_types[$place]";
			if ( in_array( $chosen['schema_type'], RatingSettingsShape::REFUSED, true ) ) {
				$violations[] = new Violation( "$path.schema_type", 'refused', null, ReviewTypes::noStarsReason( $chosen['schema_type'] ) );
			}
			if ( isset( $seen[ $chosen['post_type'] ] ) ) {
				$violations[] = new Violation(
					"$path.post_type",
					'duplicate',
					null,
					__( 'This post type is listed more than once.', 'userfeedback' )
				);
			} elseif ( '' === $before->reviewType( $chosen['post_type'] ) ) {
				$violations = array( ...$violations, ...self::ofPostType( $chosen['post_type'], "$path.post_type" ) );
			}
			$seen[ $chosen['post_type'] ] = true;
		}
		return $violations;
	}

	/** @return list<Violation> */
	private static function ofPostType( string $type, string $path ): array {
		$message = __( 'This post type doesn’t exist or isn’t public.', 'userfeedback' );
		return isset( RateablePostTypes::all()[ $type ] ) ? array() : array( new Violation( $path, 'post_type', null, $message ) );
	}
}
