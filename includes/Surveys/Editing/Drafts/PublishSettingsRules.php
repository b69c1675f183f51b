<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Editing\Drafts;

use UserFeedback\Platform\Schema\Violation;
use UserFeedback\Surveys\Settings\SurveySettings;
use UserFeedback\Surveys\Settings\ThankYou;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Finds settings that a survey may lack as a draft but needs once it is published. Pure, except for translations. */
final class PublishSettingsRules {

	/** @return list<Violation> */
	public static function violations( SurveySettings $settings ): array {
		return array(
			...self::ofTargeting( $settings->part( 'targeting' ) ),
			...self::ofCountries( $settings->part( 'geo_targeting' ) ),
			...self::ofBehavior( $settings->part( 'behavior' ) ),
			...self::ofTheming( $settings->part( 'theming' ) ),
			...self::ofThankYou( $settings->thankYou ),
		);
	}

	/**
	 * @param array<string, mixed> $targeting
	 * @return list<Violation>
	 */
	private static function ofTargeting( array $targeting ): array {
		$rules = is_array( $targeting['page_rules'] ) ? array_values( $targeting['page_rules'] ) : array();
		$found = array() === $targeting['devices']
			? array( self::missing( 'targeting.devices', __( 'Choose at least one device.', 'userfeedback' ) ) )
			: array();
		if ( 'all' === $targeting['pages'] ) {
			return $found; // The rules don't apply.
		}
		if ( array() === $rules ) {
			$found[] = self::missing( 'targeting.page_rules', __( 'Add a page rule, or show the survey on all pages.', 'userfeedback' ) );
		}
		foreach ( $rules as $index => $rule ) {
			if ( ! is_array( $rule ) || in_array( $rule['data'] ?? null, array( null, '', array() ), true ) ) {
				$found[] = self::missing( "targeting.page_rules[$index].data", __( 'A page rule is incomplete.', 'userfeedback' ) );
			}
		}
		return $found;
	}

	/**
	 * @param array<string, mixed> $geo
	 * @return list<Violation>
	 */
	private static function ofCountries( array $geo ): array {
		if ( 'all' === $geo['target'] || array() !== $geo['countries'] ) {
			return array();
		}
		$message = __( 'Choose a country, or show the survey in all countries.', 'userfeedback' );
		return array( self::missing( 'geo_targeting.countries', $message ) );
	}

	/**
	 * @param array<string, mixed> $behavior
	 * @return list<Violation>
	 */
	private static function ofBehavior( array $behavior ): array {
		$isMissing = 'expire' === $behavior['run_time'] && null === $behavior['expire_at'];
		return $isMissing
			? array( self::missing( 'behavior.expire_at', __( 'Choose an end date.', 'userfeedback' ) ) )
			: array();
	}

	/**
	 * @param array<string, mixed> $theming
	 * @return list<Violation>
	 */
	private static function ofTheming( array $theming ): array {
		$isMissing = 'custom' === $theming['logo_type'] && '' === $theming['custom_logo'];
		return $isMissing
			? array( self::missing( 'theming.custom_logo', __( 'You must select a custom logo.', 'userfeedback' ) ) )
			: array();
	}

	/** @return list<Violation> */
	private static function ofThankYou( ThankYou $thankYou ): array {
		if ( 'redirect' === $thankYou->type && null === $thankYou->redirectTo ) {
			return array( self::missing( 'thank_you.redirect_to', __( 'Choose a page to redirect to.', 'userfeedback' ) ) );
		}
		$found = array();
		foreach ( 'conditional_redirect' === $thankYou->type ? $thankYou->conditions : array() as $index => $condition ) {
			$empty = array(
				'question'       => '' === $condition->when->questionId,
				'condition_type' => '' === $condition->when->compare,
				'condition'      => in_array( $condition->when->value, array( '', array() ), true ),
				'page'           => null === $condition->page,
			);
			foreach ( array_keys( array_filter( $empty ) ) as $field ) {
				$found[] = self::missing(
					"thank_you.conditions[$index].$field",
					__( 'A redirect is incomplete. It needs a question, an answer, and a page.', 'userfeedback' )
				);
			}
		}
		return $found;
	}

	private static function missing( string $field, string $message ): Violation {
		return new Violation( "settings.$field", 'required', null, $message );
	}
}
