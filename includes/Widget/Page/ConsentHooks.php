<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Page;

use UserFeedback\Platform\Hooks;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Declares to the WP Consent API, if the site has it, that we follow it and what we store in visitors' browsers.
 *
 * @phpstan-import-type Declared from Hooks
 */
final class ConsentHooks {

	/** Visitors who closed or answered a survey prefer not to see it again: that is a preference, not statistics. */
	private const CATEGORY = 'preferences';

	/** @return array<string, Declared|list<Declared>> */
	public static function hooks(): array {
		return array(
			'wp_consent_api_registered_' . Hooks::BASENAME => array( 'agree' ),
			'init'                                         => array( 'describe' ),
		);
	}

	public function agree(): bool {
		return true;
	}

	public function describe(): void {
		if ( ! function_exists( 'wp_add_cookie_info' ) ) {
			return;
		}
		$year = __( '1 year', 'userfeedback' );
		$tell = static fn( string $name, string $until, string $what, string $where ) => wp_add_cookie_info(
			$name,
			'UserFeedback',
			self::category(),
			$until,
			$what,
			false,
			'',
			false,
			false,
			$where
		);

		$tell(
			'userfeedback-survey-*',
			$year,
			__( 'Records whether a survey was shown, answered, minimized, or closed.', 'userfeedback' ),
			'HTTP'
		);
		$tell(
			'userfeedback-shown:*',
			__( 'Until deleted in the browser', 'userfeedback' ),
			__(
				'Records when pop-up surveys were shown, and a random number that selects surveys for a share of visitors. Only on sites that use quiet days or shares.',
				'userfeedback'
			),
			'LOCALSTORAGE'
		);
		$tell(
			'userfeedback-visit:*',
			__( 'Until the tab is closed', 'userfeedback' ),
			__( 'Stores the answers to an unfinished survey.', 'userfeedback' ),
			'LOCALSTORAGE'
		);
		$tell(
			'userfeedback-queue:*',
			__( 'Until sent, up to 30 days', 'userfeedback' ),
			__( 'Stores answers that haven’t been sent yet.', 'userfeedback' ),
			'LOCALSTORAGE'
		);
	}

	/** Returns the consent category that the widget needs before storing anything; empty if visitors aren't asked. */
	public static function category(): string {
		$category = apply_filters( 'userfeedback_consent_category', function_exists( 'wp_has_consent' ) ? self::CATEGORY : '' );
		return is_string( $category ) ? $category : '';
	}
}
