<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings\Settings;

use UserFeedback\Platform\Rest\Problem\StorageFailed;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Stores RatingSettings in one option. */
final class RatingSettingsRepository {

	public function get(): RatingSettings {
		return RatingSettings::fromStored( get_option( RatingSettings::OPTION, array() ) );
	}

	/** @throws StorageFailed */
	public function save( RatingSettings $settings ): void {
		$stored = $settings->toStored();
		update_option( RatingSettings::OPTION, $stored, true );
		// WordPress returns false both for a failure and for an unchanged value.
		if ( get_option( RatingSettings::OPTION ) !== $stored ) {
			throw new StorageFailed( 'The settings of ratings were not stored.' );
		}
	}
}
