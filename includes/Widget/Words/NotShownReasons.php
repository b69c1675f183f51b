<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Words;

use UserFeedback\Platform\FeatureIndex;
use UserFeedback\Surveys\Settings\TargetingShape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Explains why a survey does not show, by the reasons of widget/shared/targeting/eligibility.ts. Only on pages for users who can edit
 * surveys: visitors don't need it, and their loader stays small.
 */
final class NotShownReasons {

	/** @return array<string, string> */
	public static function all(): array {
		$words = array(
			'submitted'      => __( 'This browser has already answered the survey.', 'userfeedback' ),
			'closed'         => __(
				'This visitor closed the survey. It shows again on the next visit, or after the set number of days.',
				'userfeedback'
			),
			'seen'           => __( 'The survey is shown once per visitor, and this browser has already shown it.', 'userfeedback' ),
			'not_floating'   => __( 'The survey isn’t a pop-up and isn’t embedded in this page.', 'userfeedback' ),
			'another_first'  => __( 'Another pop-up survey is already on this page. A page shows one at a time.', 'userfeedback' ),
			'not_live'       => __( 'The survey is embedded in this page but isn’t published.', 'userfeedback' ),
			...self::ofFeatures(),
			'not_in_edition' => __( 'The survey uses features that your edition doesn’t include.', 'userfeedback' ),
			'inactive_type'  => __( 'The survey has a question type of a plugin that is inactive.', 'userfeedback' ),
			'by_invitation'  => __( 'The survey shows only on its own page, to people with a single-use link.', 'userfeedback' ),
			'limit_reached'  => __( 'The survey has reached its limit of responses.', 'userfeedback' ),
			'unreachable'    => __(
				'This copy of the page is over a day old, and the site didn’t respond when asked for live surveys.',
				'userfeedback'
			),
			'device'         => __( 'The survey isn’t shown on this type of device.', 'userfeedback' ),
			'desktop_only'   => __(
				'The survey opens when the mouse leaves the page, which only happens on desktop computers.',
				'userfeedback'
			),
			'expired'        => __( 'The survey has expired.', 'userfeedback' ),
			'gate'           => __(
				'A part of the loader couldn’t be loaded. Without it, surveys with countries, quiet days, a share, full quotas, or two versions don’t show.',
				'userfeedback'
			),
			'share'          => __( 'This visitor isn’t in the survey’s share of visitors, or allows no storage.', 'userfeedback' ),
			'other_version'  => __(
				'This visitor sees the other of two versions that are compared, or allows no storage and sees neither.',
				'userfeedback'
			),
			'quiet'          => __(
				'This visitor saw a pop-up survey a short time ago, and this survey’s quiet days aren’t over yet.',
				'userfeedback'
			),
			'quota'          => __( 'The survey already has all the responses that it needs from visitors like this one.', 'userfeedback' ),
			'country'        => __( 'The survey isn’t shown in the visitor’s country, or the country is unknown.', 'userfeedback' ),
		);
		foreach ( self::rules() as $rule => $label ) {
			/* translators: %s: a page rule, such as "the page is". */
			$words[ $rule ] = sprintf( __( 'The page rule “%s” isn’t met.', 'userfeedback' ), $label );
		}
		return $words;
	}

	/** @return array<string, string> */
	private static function ofFeatures(): array {
		$reasons = array_map( static fn( string $feature ): array => $feature::reasonsNotShown(), FeatureIndex::REASONS_NOT_SHOWN );
		return array_merge( array(), ...$reasons );
	}

	/** @return array<string, string> one for each of TargetingShape's rules. */
	private static function rules(): array {
		return array_combine(
			array( ...TargetingShape::CHOICE_RULES, ...TargetingShape::TEXT_RULES, ...TargetingShape::ADDRESS_RULES ),
			array(
				__( 'the visitor’s login status is', 'userfeedback' ),
				__( 'the visitor’s role is', 'userfeedback' ),
				__( 'the page type is', 'userfeedback' ),
				__( 'the page or post is', 'userfeedback' ),
				__( 'the page or post is not', 'userfeedback' ),
				__( 'the post type is', 'userfeedback' ),
				__( 'the post type is not', 'userfeedback' ),
				__( 'the taxonomy is', 'userfeedback' ),
				__( 'the taxonomy is not', 'userfeedback' ),
				__( 'the term is', 'userfeedback' ),
				__( 'the term is not', 'userfeedback' ),
				__( 'the query string contains', 'userfeedback' ),
				__( 'the query string does not contain', 'userfeedback' ),
				__( 'the query string matches the pattern (overly complex patterns never match)', 'userfeedback' ),
				__( 'the cookie exists', 'userfeedback' ),
				__( 'the cookie does not exist', 'userfeedback' ),
				__( 'the URL contains', 'userfeedback' ),
				__( 'the URL does not contain', 'userfeedback' ),
				__( 'the referrer is', 'userfeedback' ),
				__( 'the URL is', 'userfeedback' ),
				__( 'the URL is not', 'userfeedback' ),
			)
		);
	}
}
