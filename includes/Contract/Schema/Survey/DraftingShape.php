<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Schema\Survey;

use UserFeedback\Contract\Limits;
use UserFeedback\Contract\S;
use UserFeedback\Contract\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A survey that a model of the site's drafts, for somebody to read and to change. */
final class DraftingShape {

	/** Whether this site has a model that could. */
	public static function support(): Shape {
		return S::record(
			array(
				'is_available' => S::boolean(),
				'connect_url'  => S::string(), // Where this user can connect a provider, where that is what is missing.
			)
		)->named( 'DraftingSupport' );
	}

	/** `post_id`: something of this site that the survey is about. Its text is sent to the model, too. */
	public static function wish(): Shape {
		return S::object(
			array(
				'sentence' => S::string()->max( Limits::WISH )->required(),
				'post_id'  => S::id(),
			)
		)->named( 'SurveyWish' );
	}

	/** Nothing of it is stored. */
	public static function drafted(): Shape {
		return S::record(
			array(
				'title'     => S::string(),
				'type'      => S::oneOf( SurveyShape::TYPES ),
				'questions' => S::list( QuestionShape::stored() )->min( 1 )->max( Limits::DRAFTED_QUESTIONS ),
				'left_out'  => S::integer()->min( 0 ), // Questions that the model wrote and this site cannot ask.
				'template'  => S::oneOf( array( TemplateShape::DRAFTED ) ),
			)
		)->named( 'SurveyDrafted' );
	}
}
