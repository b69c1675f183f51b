<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Lists;

use UserFeedback\Platform\Rest\Problem\ValidationFailed;
use UserFeedback\Platform\Schema\Validator;
use UserFeedback\Surveys\SurveyShape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Survey data as sent, after other plugins have filtered it. */
final class FilterSurveyParams {

	/**
	 * @param array<string, mixed> $params of the shape Survey::draft().
	 * @return array<string, mixed> the filtered data, in the same shape.
	 * @throws ValidationFailed if a filter returned data of another shape.
	 */
	public static function of( array $params ): array {
		if ( ! has_filter( 'userfeedback_save_survey_params' ) ) {
			return $params;
		}
		$checked = Validator::body( SurveyShape::draft(), apply_filters( 'userfeedback_save_survey_params', $params ) );
		if ( array() !== $checked->violations ) {
			throw new ValidationFailed( $checked->violations );
		}
		/** @var array<string, mixed> $filtered an object's shape gives an array. */
		$filtered = $checked->value;
		return $filtered;
	}
}
