<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Listing;

use UserFeedback\Contract\Problem\Invalid;
use UserFeedback\Contract\Schema\Survey\SurveyShape;
use UserFeedback\Contract\Validation\Validator;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A survey as it was sent, after other plugins had their say. */
final class FilteredParams {

	/**
	 * @param array<string, mixed> $params of the shape Survey::draft().
	 * @return array<string, mixed> of the same shape, whatever a filter made of it.
	 * @throws Invalid a filter made something else of it.
	 */
	public static function of( array $params ): array {
		if ( ! has_filter( 'userfeedback_save_survey_params' ) ) {
			return $params;
		}
		$checked = Validator::body( SurveyShape::draft(), apply_filters( 'userfeedback_save_survey_params', $params ) );
		if ( array() !== $checked->violations ) {
			throw new Invalid( $checked->violations );
		}
		/** @var array<string, mixed> $filtered an object's shape gives an array. */
		$filtered = $checked->value;
		return $filtered;
	}
}
