<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Schema\Survey;

use UserFeedback\Contract\S;
use UserFeedback\Contract\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A survey to start from. */
final class TemplateShape {

	public const CATEGORIES = array( 'website', 'shop', 'product', 'content', 'audience', 'loyalty', 'service', 'event' );

	/** Replaces the template's key in a survey whose questions were drafted by a model. */
	public const DRAFTED = 'drafted-by-ai';

	/** `is_available` is true if the plan includes everything it needs. Its questions are hidden until its add-ons are active. */
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
				'why'             => S::string(), // Why it asks these questions, in one line; empty for the blank one.
				'feature_image'   => S::string(), // A URL, or empty.
				'categories'      => S::list( S::oneOf( self::CATEGORIES ) ),
				'tags'            => S::list( S::oneOf( array( 'most-popular' ) ) ),
				'required_addons' => S::list( S::oneOf( array( 'templates', 'question-types' ) ) ),
				'is_available'    => S::boolean(),
				'length'          => S::record(
					array(
						'questions' => S::integer()->min( 0 ),
						'minutes'   => S::integer()->min( 1 ), // For a visitor who is asked all questions.
					)
				),
				'config'          => S::record(
					array(
						'type'      => S::oneOf( SurveyShape::TYPES ),
						'questions' => S::list( QuestionShape::stored() ),
					)
				),
			)
		)->named( 'SurveyTemplate' );

		return S::list( $template )->named( 'SurveyTemplates' );
	}
}
