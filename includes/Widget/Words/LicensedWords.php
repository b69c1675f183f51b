<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Words;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Texts about plans and add-ons. */
final class LicensedWords {

	/** @return array<string, string> see NoShowWords::all(). */
	public static function noShow(): array {
		return array(
			'no_question_types'   => __(
				'The survey has a type of question that your plan doesn’t include, or the Question Types add-on is inactive.',
				'userfeedback'
			),
			'no_targeting'        => __(
				'The survey is for some pages only, but your plan doesn’t include that, or the Targeting add-on is inactive.',
				'userfeedback'
			),
			'no_geo_restrictions' => __(
				'The survey is for some countries only, but your plan doesn’t include that, or the Geo Restrictions add-on is inactive.',
				'userfeedback'
			),
		);
	}
}
