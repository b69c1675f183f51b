<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Words;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Words about plans and add-ons. */
final class LicensedWords {

	/** @return array<string, string> as NoShowWords::all(). */
	public static function noShow(): array {
		return array(
			'no_question_types'   => __(
				'The survey has questions of a type that the plan does not have, or whose Question Types add-on is not active.',
				'userfeedback'
			),
			'no_targeting'        => __(
				'The survey is for some pages only, and the Targeting add-on is not active or not in the plan.',
				'userfeedback'
			),
			'no_geo_restrictions' => __(
				'The survey is for some countries only, and the Geo Restrictions add-on is not active or not in the plan.',
				'userfeedback'
			),
		);
	}
}
