<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Schema\Survey;

use UserFeedback\Contract\S;
use UserFeedback\Contract\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A survey to start from. */
final class TemplateShape {

	/** `is_available`: the plan has all it needs; its add-ons may still have to be activated. Until they are it tells no questions. */
	public static function list(): Shape {
		$template = S::record(
			array(
				'key'             => S::string(),
				'name'            => S::string(),
				'description'     => S::record(
					array(
						'title' => S::string(),
						'list'  => S::list( S::string() ),
					)
				),
				'feature_image'   => S::string(), // An address, or empty.
				'categories'      => S::list( S::string() ),
				'tags'            => S::list( S::oneOf( array( 'most-popular' ) ) ),
				'required_addons' => S::list( S::string() ),
				'is_available'    => S::boolean(),
				'config'          => S::record( array( 'questions' => S::list( QuestionShape::draft() ) ) ),
			)
		)->named( 'SurveyTemplate' );

		return S::list( $template )->named( 'SurveyTemplates' );
	}
}
