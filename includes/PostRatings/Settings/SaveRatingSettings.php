<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings\Settings;

use UserFeedback\Licensing\Plans\CurrentEdition;
use UserFeedback\Licensing\Plans\PlanFeature;
use UserFeedback\Platform\Rest\Problem\RequestError;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Platform\Rest\Problem\ValidationFailed;
use UserFeedback\Platform\Schema\OwnerText;
use UserFeedback\Platform\Schema\Violation;
use UserFeedback\Settings\Theme\AvailableFonts;
use UserFeedback\Widget\PageCaches\PageCachePlugins;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Changes some settings of post ratings, not the others. */
final class SaveRatingSettings {

	private const COLORS = array( 'icon_color', 'background_color', 'text_color' );

	private const TEXTS = array( 'rating_question', 'thank_you_message', 'rating_instruction_message', 'reason_question' );

	public function __construct(
		private readonly RatingSettingsRepository $repository,
		private readonly CurrentEdition $edition,
		private readonly PageCachePlugins $caches
	) {}

	/**
	 * @param array<string, mixed> $changes already validated against RatingSettingsShape::draft()
	 * @throws RequestError|ValidationFailed|StorageFailed nothing was stored.
	 */
	public function run( array $changes ): RatingSettings {
		$this->edition->get()->check( PlanFeature::POST_RATINGS );
		$changes    = self::tidied( $changes );
		$before     = $this->repository->get();
		$changed    = $before->with( $changes );
		$violations = self::violations( $changed, $changes, $before );
		if ( array() !== $violations ) {
			throw new ValidationFailed( $violations );
		}
		$this->repository->save( $changed );
		if ( $changed->values !== $before->values ) {
			/**
			 * Fires after the settings of post ratings were changed. Pages that show ratings now look different.
			 *
			 * @param array<string, mixed> $settings all current settings
			 */
			do_action( 'userfeedback_rating_settings_saved', $changed->values );
			$this->caches->drop();
		}
		return $changed;
	}

	/**
	 * @param array<string, mixed> $changes
	 * @return array<string, mixed>
	 */
	private static function tidied( array $changes ): array {
		foreach ( $changes as $name => $value ) {
			if ( is_string( $value ) && in_array( $name, self::COLORS, true ) && 4 === strlen( $value ) ) {
				$changes[ $name ] = (string) preg_replace( '/[0-9a-f]/i', '$0$0', $value ); // Expands `#abc` to `#aabbcc`.
			}
			if ( is_string( $value ) && in_array( $name, self::TEXTS, true ) ) {
				$changes[ $name ] = OwnerText::line( $value );
			}
		}
		if ( isset( $changes['post_types'] ) && is_array( $changes['post_types'] ) ) {
			$changes['post_types'] = array_values( array_unique( array_filter( $changes['post_types'], 'is_string' ) ) );
		}
		return $changes;
	}

	/**
	 * Rules that a schema can't express. Only changed settings are checked, so an old error elsewhere blocks no save.
	 *
	 * @param array<string, mixed> $changes
	 * @return list<Violation>
	 */
	private static function violations( RatingSettings $changed, array $changes, RatingSettings $before ): array {
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
