<?php
declare(strict_types=1);

namespace UserFeedback\Widget\WhyNotShown;

use UserFeedback\Surveys\Settings\TargetingShape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Compares a survey's rule with the page, for the panel "Surveys on this page": widget/owner/why/details.ts fills in the values. */
final class WhyNotShownDetails {

	/**
	 * @return array<string, string> by `Reason` of widget/shared/targeting/eligibility.ts; %1$s is the rule's value, %2$s the actual one.
	 */
	public static function all(): array {
		return self::ofAddress() + self::ofPage() + array(
			/* translators: 1: kinds of device, such as computers, tablets. 2: one of them. */
			'device'           => __( 'The survey is only for %1$s. This device type: %2$s.', 'userfeedback' ),
			/* translators: %1$s: name of a cookie. */
			'cookie_exist'     => __( 'The cookie “%1$s” must exist, but this browser doesn’t have it.', 'userfeedback' ),
			/* translators: %1$s: name of a cookie. */
			'cookie_not_exist' => __( 'The cookie “%1$s” must not exist, but this browser has it.', 'userfeedback' ),
		);
	}

	/** @return array<string, string> */
	private static function ofAddress(): array {
		return array(
			/* translators: 1: a part of an address. 2: address of a page. */
			'page_url_contains'            => __( 'The URL must contain “%1$s”. This page: %2$s', 'userfeedback' ),
			/* translators: 1: a part of an address. 2: address of a page. */
			'page_url_not_contains'        => __( 'The URL must not contain “%1$s”. This page: %2$s', 'userfeedback' ),
			/* translators: 1: an address. 2: address of a page. */
			'page_url_is'                  => __( 'The URL must be %1$s. This page: %2$s', 'userfeedback' ),
			/* translators: 1: an address. 2: address of a page. */
			'page_url_is_not'              => __( 'The URL must not be %1$s. This page: %2$s', 'userfeedback' ),
			/* translators: 1: an address. 2: an address, or “nothing”. */
			'referrer'                     => __( 'The visitor must come from %1$s. Reported referrer: %2$s', 'userfeedback' ),
			/* translators: 1: a part of a query. 2: the query of an address, or “nothing”. */
			'query_parameter_contains'     => __( 'The query string must contain “%1$s”. Here: %2$s', 'userfeedback' ),
			/* translators: 1: a part of a query. 2: the query of an address, or “nothing”. */
			'query_parameter_not_contains' => __( 'The query string must not contain “%1$s”. Here: %2$s', 'userfeedback' ),
			/* translators: 1: a regular expression. 2: the query of an address, or “nothing”. */
			'query_parameter_regex'        => __(
				'The query string must match “%1$s”, and the pattern must not be too complex. Here: %2$s',
				'userfeedback'
			),
		);
	}

	/** @return array<string, string> */
	private static function ofPage(): array {
		$is      = array(
			'user_logged_in'   => __( 'the visitor’s login status', 'userfeedback' ),
			'user_role'        => __( 'the visitor’s role', 'userfeedback' ),
			'page_type'        => __( 'the page type', 'userfeedback' ),
			'page_or_post_is'  => __( 'the page or post', 'userfeedback' ),
			'post_type_is'     => __( 'the post type', 'userfeedback' ),
			'taxonomy_is'      => __( 'the taxonomy', 'userfeedback' ),
			'taxonomy_term_is' => __( 'the term', 'userfeedback' ),
		);
		$details = array();
		foreach ( $is as $rule => $subject ) {
			$details[ $rule ] = sprintf(
				/* translators: %1$s, %2$s: leave them as they are. %3$s: what a rule asks for, such as “the post type”. */
				__( 'A rule requires %3$s to be “%1$s”. Here it’s %2$s.', 'userfeedback' ),
				'%1$s',
				'%2$s',
				$subject
			);
			if ( in_array( "{$rule}_not", TargetingShape::CHOICE_RULES, true ) ) {
				$details[ "{$rule}_not" ] = sprintf(
					/* translators: %1$s, %2$s: leave them as they are. %3$s: what a rule asks for, such as “the post type”. */
					__( 'A rule excludes %3$s “%1$s”. Here it’s %2$s.', 'userfeedback' ),
					'%1$s',
					'%2$s',
					$subject
				);
			}
		}
		return $details;
	}
}
