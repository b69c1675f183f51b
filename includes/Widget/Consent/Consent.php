<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Consent;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** What the widget asks of the site's cookie banner, where that speaks the WP Consent API. */
final class Consent {

	/** Who has closed a survey, or answered it, would rather not see it again: that is a preference, and none of statistics. */
	private const CATEGORY = 'preferences';

	/** The category that is waited for before the widget stores anything; empty where nobody asks the visitors. */
	public static function category(): string {
		$category = apply_filters( 'userfeedback_consent_category', function_exists( 'wp_has_consent' ) ? self::CATEGORY : '' );
		return is_string( $category ) ? $category : '';
	}
}
