<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Templates;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** About what is offered. */
final class ProductTemplates {

	/** @return list<Template> */
	public static function all(): array {
		$yes = __( 'Yes', 'userfeedback' );

		return array(
			new Template(
				'product-priorities',
				Category::PRODUCT,
				__( 'What should we build next?', 'userfeedback' ),
				__( 'Let people choose what matters most.', 'userfeedback' ),
				array(
					__( 'What users want first', 'userfeedback' ),
					__( 'Ideas you have not had', 'userfeedback' ),
				),
				array(
					Ask::any(
						__( 'Which of these should we work on next?', 'userfeedback' ),
						__( 'Speed', 'userfeedback' ),
						__( 'Ease of use', 'userfeedback' ),
						__( 'More features', 'userfeedback' ),
						__( 'More integrations', 'userfeedback' ),
						__( 'Better help', 'userfeedback' )
					),
					Ask::text( __( 'What else do you wish for?', 'userfeedback' ) ),
				),
				__(
					'Several choices show the breadth, and the last question leaves room for what you did not think of.',
					'userfeedback'
				),
				isFree: true
			),
			new Template(
				'product-fit',
				Category::PRODUCT,
				__( 'How much would you miss it?', 'userfeedback' ),
				__( 'See how much people need your product.', 'userfeedback' ),
				array(
					__( 'Who would miss it, and why', 'userfeedback' ),
					__( 'What it is good for', 'userfeedback' ),
				),
				array(
					Ask::one(
						__( 'How would you feel if you could no longer use our product?', 'userfeedback' ),
						__( 'Very disappointed', 'userfeedback' ),
						__( 'Somewhat disappointed', 'userfeedback' ),
						__( 'Not disappointed', 'userfeedback' ),
						__( 'I no longer use it', 'userfeedback' )
					),
					Ask::text( __( 'What is the main benefit you get from it?', 'userfeedback' ) ),
					Ask::text( __( 'How can we improve it for you?', 'userfeedback' ) ),
				),
				__(
					'Losing something tells more than liking it: the share who would be very disappointed is a known sign of a good fit.',
					'userfeedback'
				),
				isPopular: true
			),
			new Template(
				'product-feature',
				Category::PRODUCT,
				__( 'New feature', 'userfeedback' ),
				__( 'Ask about something you just released.', 'userfeedback' ),
				array(
					__( 'Who has tried it', 'userfeedback' ),
					__( 'How useful it is', 'userfeedback' ),
					__( 'What is still missing', 'userfeedback' ),
				),
				array(
					Ask::one(
						__( 'Have you tried the new feature?', 'userfeedback' ),
						$yes,
						__( 'Not yet', 'userfeedback' )
					),
					Ask::when(
						0,
						'=',
						$yes,
						Ask::stars( __( 'How useful is it to you?', 'userfeedback' ) )
					),
					Ask::when(
						0,
						'=',
						$yes,
						Ask::text( __( 'What would make it more useful?', 'userfeedback' ) )
					),
				),
				__( 'Only those who have tried it can say how useful it is, so the others go straight to the end.', 'userfeedback' )
			),
			new Template(
				'product-onboarding',
				Category::PRODUCT,
				__( 'Getting started', 'userfeedback' ),
				__( 'Find the hurdles in the first steps.', 'userfeedback' ),
				array(
					__( 'How easy it is to start', 'userfeedback' ),
					__( 'What helps newcomers', 'userfeedback' ),
					__( 'Where they stop', 'userfeedback' ),
				),
				array(
					Ask::one(
						__( 'How easy or hard was it to get started?', 'userfeedback' ),
						__( 'Very easy', 'userfeedback' ),
						__( 'Easy', 'userfeedback' ),
						__( 'Neither easy nor hard', 'userfeedback' ),
						__( 'Hard', 'userfeedback' ),
						__( 'Very hard', 'userfeedback' )
					),
					Ask::any(
						__( 'What did you use to get started?', 'userfeedback' ),
						__( 'The guide', 'userfeedback' ),
						__( 'The videos', 'userfeedback' ),
						__( 'The support', 'userfeedback' ),
						__( 'A friend or colleague', 'userfeedback' ),
						__( 'Nothing of these', 'userfeedback' )
					),
					Ask::text( __( 'What was hard to understand?', 'userfeedback' ) ),
				),
				__(
					'How it felt as a whole comes before what helped, and what was hard comes last, in their own words.',
					'userfeedback'
				)
			),
			new Template(
				'product-leaving',
				Category::PRODUCT,
				__( 'Sorry to see you go', 'userfeedback' ),
				__( 'Learn why people leave.', 'userfeedback' ),
				array(
					__( 'The reason for leaving', 'userfeedback' ),
					__( 'What might bring them back', 'userfeedback' ),
				),
				array(
					Ask::one(
						__( 'What is the main reason for leaving?', 'userfeedback' ),
						__( 'It is too expensive', 'userfeedback' ),
						__( 'It lacks something I need', 'userfeedback' ),
						__( 'It is too complicated', 'userfeedback' ),
						__( 'I no longer need it', 'userfeedback' ),
						__( 'Something else', 'userfeedback' )
					),
					Ask::line( __( 'What will you use instead?', 'userfeedback' ) ),
					Ask::text( __( 'What could we have done better?', 'userfeedback' ) ),
				),
				__(
					'One main reason keeps the answers comparable; nobody is talked into staying, which is why people answer.',
					'userfeedback'
				),
				isPopular: true
			),
			new Template(
				'product-problem',
				Category::PRODUCT,
				__( 'Report a problem', 'userfeedback' ),
				__( 'Hear of problems with what you need to mend them.', 'userfeedback' ),
				array(
					__( 'What kind of problem it is', 'userfeedback' ),
					__( 'What somebody was doing', 'userfeedback' ),
					__( 'How to reach them', 'userfeedback' ),
				),
				array(
					Ask::icons(
						__( 'What kind of problem is it?', 'userfeedback' ),
						array(
							'bug'                  => __( 'An error', 'userfeedback' ),
							'turtle'               => __( 'Too slow', 'userfeedback' ),
							'circle-question-mark' => __( 'Unclear', 'userfeedback' ),
							'puzzle'               => __( 'Missing', 'userfeedback' ),
						)
					),
					Ask::text( __( 'What were you doing when it happened?', 'userfeedback' ) ),
					Ask::email( __( 'Where may we send our answer?', 'userfeedback' ) ),
				),
				__(
					'The kind of problem first, because it is quick to say; the address last and only for those who want an answer.',
					'userfeedback'
				)
			),
		);
	}
}
