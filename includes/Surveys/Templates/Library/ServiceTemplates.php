<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Templates\Library;

use UserFeedback\Surveys\Templates\Template;
use UserFeedback\Surveys\Templates\TemplateCategory;
use UserFeedback\Surveys\Templates\TemplateQuestion;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Help and booking templates. */
final class ServiceTemplates {

	/** @return list<Template> */
	public static function all(): array {
		$yes = __( 'Yes', 'userfeedback' );

		return array(
			new Template(
				'service-effort',
				TemplateCategory::SERVICE,
				__( 'How easy was it?', 'userfeedback' ),
				__( 'Measure how easy you are to do business with.', 'userfeedback' ),
				array(
					__( 'Customer effort', 'userfeedback' ),
					__( 'Steps to speed up', 'userfeedback' ),
				),
				array(
					TemplateQuestion::one(
						__( 'How easy or hard was it to get this done today?', 'userfeedback' ),
						__( 'Very easy', 'userfeedback' ),
						__( 'Easy', 'userfeedback' ),
						__( 'Neither easy nor hard', 'userfeedback' ),
						__( 'Hard', 'userfeedback' ),
						__( 'Very hard', 'userfeedback' )
					),
					TemplateQuestion::text( __( 'What took the most time?', 'userfeedback' ) ),
				),
				__(
					'Low effort predicts loyalty. The scale is balanced, and the open question finds the slowest step.',
					'userfeedback'
				),
				isFree: true
			),
			new Template(
				'service-support',
				TemplateCategory::SERVICE,
				__( 'How did we do?', 'userfeedback' ),
				__( 'Ask right after a support conversation.', 'userfeedback' ),
				array(
					__( 'Conversation rating', 'userfeedback' ),
					__( 'Resolution rate', 'userfeedback' ),
				),
				array(
					TemplateQuestion::satisfaction( __( 'How satisfied are you with our help?', 'userfeedback' ) ),
					TemplateQuestion::one(
						__( 'Is your problem solved?', 'userfeedback' ),
						$yes,
						__( 'Partly', 'userfeedback' ),
						__( 'No', 'userfeedback' )
					),
					TemplateQuestion::when(
						1,
						'!=',
						$yes,
						TemplateQuestion::text( __( 'What still needs to be done?', 'userfeedback' ) )
					),
				),
				__(
					'Satisfaction and outcome are separate questions. Only people without a full solution are asked what’s left to do.',
					'userfeedback'
				),
				isPopular: true
			),
			new Template(
				'service-effort-score',
				TemplateCategory::SERVICE,
				__( 'Customer Effort Score', 'userfeedback' ),
				__( 'Find out how much effort it takes to get help.', 'userfeedback' ),
				array(
					__( 'Customer Effort Score', 'userfeedback' ),
					__( 'Ways that visitors contact you', 'userfeedback' ),
					__( 'Causes of extra effort', 'userfeedback' ),
				),
				array(
					TemplateQuestion::effort( __( 'Do you agree that we made it easy to solve your problem?', 'userfeedback' ) ),
					TemplateQuestion::one(
						__( 'How did you contact us?', 'userfeedback' ),
						__( 'Email', 'userfeedback' ),
						__( 'Phone', 'userfeedback' ),
						__( 'Chat', 'userfeedback' ),
						__( 'In person', 'userfeedback' ),
						__( 'I didn’t contact you', 'userfeedback' )
					),
					TemplateQuestion::when(
						0,
						'<',
						5,
						TemplateQuestion::text( __( 'What made it difficult?', 'userfeedback' ) )
					),
				),
				__(
					'Everyone gives a score from 1 to 7 that you can compare over time. Only people who had trouble are asked why.',
					'userfeedback'
				)
			),
			new Template(
				'service-visit',
				TemplateCategory::SERVICE,
				__( 'After your visit', 'userfeedback' ),
				__( 'Ask guests about a stay, a meal, or an appointment.', 'userfeedback' ),
				array(
					__( 'Guest satisfaction', 'userfeedback' ),
					__( 'Days that went well or badly', 'userfeedback' ),
					__( 'Ideas for improvement', 'userfeedback' ),
				),
				array(
					TemplateQuestion::satisfaction( __( 'How satisfied are you with your visit?', 'userfeedback' ) ),
					TemplateQuestion::date( __( 'When did you visit us?', 'userfeedback' ) ),
					TemplateQuestion::when(
						0,
						'<',
						4,
						TemplateQuestion::text( __( 'What should we have done better?', 'userfeedback' ) )
					),
				),
				__(
					'The date shows whether complaints belong to one bad day. Only guests who weren’t satisfied are asked to write.',
					'userfeedback'
				)
			),
			new Template(
				'service-mood',
				TemplateCategory::SERVICE,
				__( 'How do you feel?', 'userfeedback' ),
				__( 'Check how people feel after contacting you.', 'userfeedback' ),
				array(
					__( 'Satisfaction in one tap', 'userfeedback' ),
					__( 'Reasons behind the rating', 'userfeedback' ),
				),
				array(
					TemplateQuestion::icons(
						__( 'How do you feel about the help you got?', 'userfeedback' ),
						array(
							'angry' => __( 'Very bad', 'userfeedback' ),
							'frown' => __( 'Bad', 'userfeedback' ),
							'meh'   => __( 'So-so', 'userfeedback' ),
							'smile' => __( 'Good', 'userfeedback' ),
							'laugh' => __( 'Very good', 'userfeedback' ),
						)
					),
					TemplateQuestion::text( __( 'What is the reason?', 'userfeedback' ) ),
				),
				__( 'Five faces from bad to good need no reading and work in every language.', 'userfeedback' )
			),
			new Template(
				'service-booking',
				TemplateCategory::SERVICE,
				__( 'Booking', 'userfeedback' ),
				__( 'See whether it’s easy to book an appointment or a room.', 'userfeedback' ),
				array(
					__( 'Ease of booking', 'userfeedback' ),
					__( 'Missing information', 'userfeedback' ),
				),
				array(
					TemplateQuestion::one(
						__( 'How easy or hard was it to book?', 'userfeedback' ),
						__( 'Very easy', 'userfeedback' ),
						__( 'Easy', 'userfeedback' ),
						__( 'Neither easy nor hard', 'userfeedback' ),
						__( 'Hard', 'userfeedback' ),
						__( 'Very hard', 'userfeedback' )
					),
					TemplateQuestion::any(
						__( 'What would you have liked to know beforehand?', 'userfeedback' ),
						__( 'The price', 'userfeedback' ),
						__( 'Available times', 'userfeedback' ),
						__( 'Directions', 'userfeedback' ),
						__( 'The terms', 'userfeedback' ),
						__( 'None of these', 'userfeedback' )
					),
					TemplateQuestion::text( __( 'What else could we do better?', 'userfeedback' ) ),
				),
				__( 'The overall impression comes first. A list of what might be missing helps people remember.', 'userfeedback' )
			),
		);
	}
}
