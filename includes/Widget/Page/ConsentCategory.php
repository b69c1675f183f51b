<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Page;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The consent that the widget needs from the site's cookie banner, if that supports the WP Consent API. */
final class ConsentCategory {

	/** Visitors who closed or answered a survey prefer not to see it again: that is a preference, not statistics. */
	private const CATEGORY = 'preferences';

	/** Returns the consent category that the widget needs before storing anything; empty if visitors aren't asked. */
	public static function category(): string {
		$category = apply_filters( 'userfeedback_consent_category', function_exists( 'wp_has_consent' ) ? self::CATEGORY : '' );
		return is_string( $category ) ? $category : '';
	}
}
