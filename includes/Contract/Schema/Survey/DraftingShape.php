<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Schema\Survey;

use UserFeedback\Contract\Limits;
use UserFeedback\Contract\S;
use UserFeedback\Contract\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A survey drafted by the site's model, for a person to review and change. */
final class DraftingShape {

	/** Says if this site has a suitable model. */
	public static function support(): Shape {
		return S::record(
			array(
				'is_available' => S::boolean(),
				'connect_url'  => S::string(), // Where this user can connect a provider, if none is connected.
			)
		)->named( 'DraftingSupport' );
	}

	/** `post_id` is a post on this site that the survey is about. Its text is also sent to the model. */
	public static function wish(): Shape {
		return S::object(
			array(
				'sentence' => S::string()->max( Limits::WISH )->required(),
				'post_id'  => S::id(),
			)
		)->named( 'SurveyWish' );
	}

	/** A draft that is not stored. */
	public static function drafted(): Shape {
		return S::record(
			array(
				'title'     => S::string(),
				'type'      => S::oneOf( SurveyShape::TYPES ),
				'questions' => S::list( QuestionShape::stored() )->min( 1 )->max( Limits::DRAFTED_QUESTIONS ),
				'left_out'  => S::integer()->min( 0 ), // Questions from the model that this site can't ask.
				'template'  => S::oneOf( array( TemplateShape::DRAFTED ) ),
			)
		)->named( 'SurveyDrafted' );
	}
}
