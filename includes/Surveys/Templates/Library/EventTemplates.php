<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Templates\Library;

use UserFeedback\Surveys\Templates\Template;
use UserFeedback\Surveys\Templates\TemplateCategory;
use UserFeedback\Surveys\Templates\TemplateQuestion;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

final class EventTemplates {

	/** @return list<Template> */
	public static function all(): array {
		return array(
			new Template(
				'audience-event',
				TemplateCategory::EVENT,
				__( 'Before the event', 'userfeedback' ),
				__( 'Plan your event around the people attending.', 'userfeedback' ),
				array(
					__( 'First-time guests', 'userfeedback' ),
					__( 'Reasons for attending', 'userfeedback' ),
					__( 'Questions for the speakers', 'userfeedback' ),
				),
				array(
					TemplateQuestion::one(
						__( 'Have you been to one of our events before?', 'userfeedback' ),
						__( 'Yes', 'userfeedback' ),
						__( 'No', 'userfeedback' )
					),
					TemplateQuestion::any(
						__( 'What brings you to the event?', 'userfeedback' ),
						__( 'The talks', 'userfeedback' ),
						__( 'The workshops', 'userfeedback' ),
						__( 'Meeting people', 'userfeedback' ),
						__( 'Something else', 'userfeedback' )
					),
					TemplateQuestion::text( __( 'What would you like to ask the speakers?', 'userfeedback' ) ),
				),
				__(
					'Prior attendance comes first, because it shapes every other answer. Questions for the speakers come last.',
					'userfeedback'
				)
			),
			new Template(
				'service-event',
				TemplateCategory::EVENT,
				__( 'After the event', 'userfeedback' ),
				__( 'Collect feedback while it’s fresh.', 'userfeedback' ),
				array(
					__( 'Overall event rating', 'userfeedback' ),
					__( 'Plans to attend again', 'userfeedback' ),
					__( 'Ideas for next time', 'userfeedback' ),
				),
				array(
					TemplateQuestion::stars( __( 'How did you like the event?', 'userfeedback' ) ),
					TemplateQuestion::any(
						__( 'Which parts were worth your time?', 'userfeedback' ),
						__( 'The talks', 'userfeedback' ),
						__( 'The workshops', 'userfeedback' ),
						__( 'Meeting people', 'userfeedback' ),
						__( 'The location', 'userfeedback' ),
						__( 'None of these', 'userfeedback' )
					),
					TemplateQuestion::one(
						__( 'How likely are you to attend again?', 'userfeedback' ),
						__( 'Very likely', 'userfeedback' ),
						__( 'Likely', 'userfeedback' ),
						__( 'Neither likely nor unlikely', 'userfeedback' ),
						__( 'Unlikely', 'userfeedback' ),
						__( 'Very unlikely', 'userfeedback' )
					),
					TemplateQuestion::text( __( 'What should we do differently?', 'userfeedback' ) ),
				),
				__(
					'Guests rate the event as a whole, then its parts. Compare how many plan to attend again each year.',
					'userfeedback'
				)
			),
			new Template(
				'event-session',
				TemplateCategory::EVENT,
				__( 'Rate a talk', 'userfeedback' ),
				__( 'Get useful feedback for your speakers.', 'userfeedback' ),
				array(
					__( 'A rating from 1 to 5', 'userfeedback' ),
					__( 'Level of difficulty', 'userfeedback' ),
				),
				array(
					TemplateQuestion::stars( __( 'How would you rate this talk?', 'userfeedback' ) ),
					TemplateQuestion::one(
						__( 'How was the level of the talk?', 'userfeedback' ),
						__( 'Much too basic', 'userfeedback' ),
						__( 'A little too basic', 'userfeedback' ),
						__( 'About right', 'userfeedback' ),
						__( 'A little too advanced', 'userfeedback' ),
						__( 'Much too advanced', 'userfeedback' )
					),
					TemplateQuestion::text( __( 'What feedback do you have for the speaker?', 'userfeedback' ) ),
				),
				__(
					'“About right” is in the middle of the scale, so you learn whether talks are too basic or too advanced.',
					'userfeedback'
				)
			),
			new Template(
				'event-absence',
				TemplateCategory::EVENT,
				__( 'Couldn’t make it?', 'userfeedback' ),
				__( 'Learn what kept people away.', 'userfeedback' ),
				array(
					__( 'Reasons for not attending', 'userfeedback' ),
					__( 'Ways to reach more people', 'userfeedback' ),
				),
				array(
					TemplateQuestion::one(
						__( 'What kept you from coming?', 'userfeedback' ),
						__( 'The date', 'userfeedback' ),
						__( 'The location', 'userfeedback' ),
						__( 'The price', 'userfeedback' ),
						__( 'The program', 'userfeedback' ),
						__( 'Something else', 'userfeedback' )
					),
					TemplateQuestion::one(
						__( 'How would you prefer to attend next time?', 'userfeedback' ),
						__( 'In person', 'userfeedback' ),
						__( 'Online, live', 'userfeedback' ),
						__( 'Online, recorded', 'userfeedback' ),
						__( 'I wouldn’t attend', 'userfeedback' )
					),
					TemplateQuestion::text( __( 'What would make it easier for you to come?', 'userfeedback' ) ),
				),
				__(
					'People who didn’t come know best what kept them away. An open question asks what would help.',
					'userfeedback'
				)
			),
		);
	}
}
