<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\AiDrafts;

use UserFeedback\Platform\Schema\Limits;
use UserFeedback\Platform\Schema\Schema;
use UserFeedback\Platform\Schema\Shape;
use UserFeedback\Surveys\Questions\QuestionShape;
use UserFeedback\Surveys\SurveyShape;
use UserFeedback\Surveys\Templates\TemplateShape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A survey drafted by the site's model, for a person to review and change. */
final class AiDraftShape {

	/** Says if this site has a suitable model. */
	public static function support(): Shape {
		return Schema::record(
			array(
				'is_available' => Schema::boolean(),
				'connect_url'  => Schema::string(), // Where this user can connect a provider, if none is connected.
			)
		)->named( 'DraftingSupport' );
	}

	/** `post_id` is a post on this site that the survey is about. Its text is also sent to the model. */
	public static function wish(): Shape {
		return Schema::object(
			array(
				'sentence' => Schema::string()->max( Limits::WISH )->required(),
				'post_id'  => Schema::id(),
			)
		)->named( 'SurveyWish' );
	}

	/** A draft that is not stored. */
	public static function drafted(): Shape {
		return Schema::record(
			array(
				'title'     => Schema::string(),
				'type'      => Schema::oneOf( SurveyShape::TYPES ),
				'questions' => Schema::list( QuestionShape::stored() )->min( 1 )->max( Limits::DRAFTED_QUESTIONS ),
				'left_out'  => Schema::integer()->min( 0 ), // Questions from the model that this site can't ask.
				'template'  => Schema::oneOf( array( TemplateShape::DRAFTED ) ),
			)
		)->named( 'SurveyDrafted' );
	}
}
