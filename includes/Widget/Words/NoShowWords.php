<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Words;

use UserFeedback\Contract\Schema\Survey\TargetingShape;
use UserFeedback\Whole;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Why a survey does not show, in words, by the reasons of widget/targeting/eligibility.ts. Only pages of those who may
 * edit surveys carry them: visitors never look, and their loader stays small.
 */
final class NoShowWords {

	/** @return array<string, string> */
	public static function all(): array {
		$words = array(
			'submitted'      => __( 'This browser has already answered the survey.', 'userfeedback' ),
			'closed'         => __(
				'This visitor has closed the survey: it asks again on the next visit, or after the days that its owner set.',
				'userfeedback'
			),
			'seen'           => __( 'The survey is shown once, and this browser has seen it.', 'userfeedback' ),
			'not_floating'   => __( 'The survey does not float and this page has no place for it.', 'userfeedback' ),
			'another_first'  => __( 'Another survey floats on this page, and only one can.', 'userfeedback' ),
			'not_live'       => __( 'The page has a place for the survey, but the survey is not published.', 'userfeedback' ),
			...( Whole::isHere() ? LicensedWords::noShow() : array() ),
			'not_in_edition' => __( 'The survey uses parts that this edition does not have.', 'userfeedback' ),
			'unreachable'    => __(
				'The page is older than a day, and the site did not answer when it was asked which surveys are live.',
				'userfeedback'
			),
			'device'         => __( 'The survey is not for this kind of device.', 'userfeedback' ),
			'desktop_only'   => __(
				'The survey waits for the mouse to leave the page, which only happens on desktop computers.',
				'userfeedback'
			),
			'expired'        => __( 'The survey has expired.', 'userfeedback' ),
			'country'        => __( 'The survey is not for this visitor’s country, or the country is not known.', 'userfeedback' ),
		);
		foreach ( self::rules() as $rule => $label ) {
			/* translators: %s: a page rule, such as "the page is". */
			$words[ $rule ] = sprintf( __( 'The page rule “%s” does not hold.', 'userfeedback' ), $label );
		}
		return $words;
	}

	/** @return array<string, string> each of TargetingShape's rules. */
	private static function rules(): array {
		return array_combine(
			array( ...TargetingShape::CHOICE_RULES, ...TargetingShape::TEXT_RULES, ...TargetingShape::ADDRESS_RULES ),
			array(
				__( 'the visitor is logged in or out', 'userfeedback' ),
				__( 'the visitor has the role', 'userfeedback' ),
				__( 'the page is of the type', 'userfeedback' ),
				__( 'the page or post is', 'userfeedback' ),
				__( 'the page or post is not', 'userfeedback' ),
				__( 'the post type is', 'userfeedback' ),
				__( 'the post type is not', 'userfeedback' ),
				__( 'the taxonomy is', 'userfeedback' ),
				__( 'the taxonomy is not', 'userfeedback' ),
				__( 'the term is', 'userfeedback' ),
				__( 'the term is not', 'userfeedback' ),
				__( 'the query contains', 'userfeedback' ),
				__( 'the query does not contain', 'userfeedback' ),
				__( 'the query matches, or its expression is too complicated', 'userfeedback' ),
				__( 'the cookie exists', 'userfeedback' ),
				__( 'the cookie does not exist', 'userfeedback' ),
				__( 'the address contains', 'userfeedback' ),
				__( 'the address does not contain', 'userfeedback' ),
				__( 'the referrer is', 'userfeedback' ),
				__( 'the address is', 'userfeedback' ),
				__( 'the address is not', 'userfeedback' ),
			)
		);
	}
}
