<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Templates;

use UserFeedback\Platform\Schema\Schema;
use UserFeedback\Platform\Schema\Shape;
use UserFeedback\Surveys\Questions\QuestionShape;
use UserFeedback\Surveys\SurveyShape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A survey to start from. */
final class TemplateShape {

	public const CATEGORIES = array( 'website', 'shop', 'product', 'content', 'audience', 'loyalty', 'service', 'event' );

	/** Replaces the template's key in a survey whose questions were drafted by a model. */
	public const DRAFTED = 'drafted-by-ai';

	/** `is_available` is true if the plan includes everything it needs. Its questions are hidden until its add-ons are active. */
	public static function list(): Shape {
		$template = Schema::record(
			array(
				'key'             => Schema::string(),
				'name'            => Schema::string(),
				'description'     => Schema::record(
					array(
						'title' => Schema::string(),
						'list'  => Schema::list( Schema::string() ),
					)
				),
				'why'             => Schema::string(), // Why it asks these questions, in one line; empty for the blank one.
				'feature_image'   => Schema::string(), // A URL, or empty.
				'categories'      => Schema::list( Schema::oneOf( self::CATEGORIES ) ),
				'tags'            => Schema::list( Schema::oneOf( array( 'most-popular' ) ) ),
				'required_addons' => Schema::list( Schema::oneOf( array( 'templates', 'question-types' ) ) ),
				'is_available'    => Schema::boolean(),
				'length'          => Schema::record(
					array(
						'questions' => Schema::integer()->min( 0 ),
						'minutes'   => Schema::integer()->min( 1 ), // For a visitor who is asked all questions.
					)
				),
				'config'          => Schema::record(
					array(
						'type'      => Schema::oneOf( SurveyShape::TYPES ),
						'questions' => Schema::list( QuestionShape::stored() ),
					)
				),
			)
		)->named( 'SurveyTemplate' );

		return Schema::list( $template )->named( 'SurveyTemplates' );
	}
}
