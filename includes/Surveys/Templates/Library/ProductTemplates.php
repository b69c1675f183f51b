<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Templates\Library;

use UserFeedback\Surveys\Templates\Template;
use UserFeedback\Surveys\Templates\TemplateCategory;
use UserFeedback\Surveys\Templates\TemplateQuestion;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

final class ProductTemplates {

	/** @return list<Template> */
	public static function all(): array {
		$yes = __( 'Yes', 'userfeedback' );

		return array(
			new Template(
				'product-priorities',
				TemplateCategory::PRODUCT,
				__( 'What should we build next?', 'userfeedback' ),
				__( 'Let people choose what matters most.', 'userfeedback' ),
				array(
					__( 'Users’ top priorities', 'userfeedback' ),
					__( 'New ideas', 'userfeedback' ),
				),
				array(
					TemplateQuestion::any(
						__( 'Which of these should we work on next?', 'userfeedback' ),
						__( 'Speed', 'userfeedback' ),
						__( 'Ease of use', 'userfeedback' ),
						__( 'More features', 'userfeedback' ),
						__( 'More integrations', 'userfeedback' ),
						__( 'Better help', 'userfeedback' )
					),
					TemplateQuestion::text( __( 'What else would you like to see?', 'userfeedback' ) ),
				),
				__(
					'Multiple selections show the range of needs. The open question catches ideas you didn’t list.',
					'userfeedback'
				),
				isFree: true
			),
			new Template(
				'product-ranking',
				TemplateCategory::PRODUCT,
				__( 'Put our plans in order', 'userfeedback' ),
				__( 'See which plan people would start with, and which can wait.', 'userfeedback' ),
				array(
					__( 'The order of your users’ priorities', 'userfeedback' ),
					__( 'Reasons for the first choice', 'userfeedback' ),
				),
				array(
					TemplateQuestion::ranking(
						__( 'In which order should we work on these?', 'userfeedback' ),
						__( 'Speed', 'userfeedback' ),
						__( 'Ease of use', 'userfeedback' ),
						__( 'More features', 'userfeedback' ),
						__( 'More integrations', 'userfeedback' ),
						__( 'Better help', 'userfeedback' )
					),
					TemplateQuestion::text( __( 'Why did you choose your first item?', 'userfeedback' ) ),
				),
				__(
					'Everything seems important until people have to decide. Each visitor sees the items in a different order, so no item has an advantage.',
					'userfeedback'
				)
			),
			new Template(
				'product-fit',
				TemplateCategory::PRODUCT,
				__( 'How much would you miss it?', 'userfeedback' ),
				__( 'See how much people need your product.', 'userfeedback' ),
				array(
					__( 'Users who would miss it', 'userfeedback' ),
					__( 'Main benefits', 'userfeedback' ),
				),
				array(
					TemplateQuestion::one(
						__( 'How would you feel if you could no longer use our product?', 'userfeedback' ),
						__( 'Very disappointed', 'userfeedback' ),
						__( 'Somewhat disappointed', 'userfeedback' ),
						__( 'Not disappointed', 'userfeedback' ),
						__( 'I no longer use it', 'userfeedback' )
					),
					TemplateQuestion::text( __( 'What is the main benefit you get from it?', 'userfeedback' ) ),
					TemplateQuestion::text( __( 'How can we improve it for you?', 'userfeedback' ) ),
				),
				__(
					'Imagining a loss says more than rating a product. The share of “Very disappointed” answers is a well-known sign of product-market fit.',
					'userfeedback'
				),
				isPopular: true
			),
			new Template(
				'product-feature',
				TemplateCategory::PRODUCT,
				__( 'New feature', 'userfeedback' ),
				__( 'Ask about a feature you just released.', 'userfeedback' ),
				array(
					__( 'Adoption rate', 'userfeedback' ),
					__( 'Usefulness rating', 'userfeedback' ),
					__( 'Possible improvements', 'userfeedback' ),
				),
				array(
					TemplateQuestion::one(
						__( 'Have you tried the new feature?', 'userfeedback' ),
						$yes,
						__( 'Not yet', 'userfeedback' )
					),
					TemplateQuestion::when(
						0,
						'=',
						$yes,
						TemplateQuestion::stars( __( 'How useful is it to you?', 'userfeedback' ) )
					),
					TemplateQuestion::when(
						0,
						'=',
						$yes,
						TemplateQuestion::text( __( 'What would make it more useful?', 'userfeedback' ) )
					),
				),
				__( 'Only people who have tried the feature rate it. Everyone else goes straight to the end.', 'userfeedback' )
			),
			new Template(
				'product-onboarding',
				TemplateCategory::PRODUCT,
				__( 'Getting started', 'userfeedback' ),
				__( 'Find out where new users get stuck.', 'userfeedback' ),
				array(
					__( 'Ease of getting started', 'userfeedback' ),
					__( 'Most helpful resources', 'userfeedback' ),
					__( 'Where they get stuck', 'userfeedback' ),
				),
				array(
					TemplateQuestion::one(
						__( 'How easy or hard was it to get started?', 'userfeedback' ),
						__( 'Very easy', 'userfeedback' ),
						__( 'Easy', 'userfeedback' ),
						__( 'Neither easy nor hard', 'userfeedback' ),
						__( 'Hard', 'userfeedback' ),
						__( 'Very hard', 'userfeedback' )
					),
					TemplateQuestion::any(
						__( 'What did you use to get started?', 'userfeedback' ),
						__( 'The guide', 'userfeedback' ),
						__( 'The videos', 'userfeedback' ),
						__( 'Customer support', 'userfeedback' ),
						__( 'A friend or colleague', 'userfeedback' ),
						__( 'None of these', 'userfeedback' )
					),
					TemplateQuestion::text( __( 'What was hard to understand?', 'userfeedback' ) ),
				),
				__(
					'The overall impression comes first, then the resources people used. What was hard comes last, in their own words.',
					'userfeedback'
				)
			),
			new Template(
				'product-leaving',
				TemplateCategory::PRODUCT,
				__( 'Sorry to see you go', 'userfeedback' ),
				__( 'Learn why people leave.', 'userfeedback' ),
				array(
					__( 'The reason for leaving', 'userfeedback' ),
					__( 'Ideas for winning them back', 'userfeedback' ),
				),
				array(
					TemplateQuestion::one(
						__( 'What is the main reason for leaving?', 'userfeedback' ),
						__( 'It’s too expensive', 'userfeedback' ),
						__( 'It’s missing something I need', 'userfeedback' ),
						__( 'It’s too complicated', 'userfeedback' ),
						__( 'I no longer need it', 'userfeedback' ),
						__( 'Something else', 'userfeedback' )
					),
					TemplateQuestion::line( __( 'What will you use instead?', 'userfeedback' ) ),
					TemplateQuestion::text( __( 'What could we have done better?', 'userfeedback' ) ),
				),
				__(
					'Asking for one main reason makes answers easy to compare. Nothing pressures people to stay, so they’re more likely to answer.',
					'userfeedback'
				),
				isPopular: true
			),
			new Template(
				'product-problem',
				TemplateCategory::PRODUCT,
				__( 'Report a problem', 'userfeedback' ),
				__( 'Get problem reports with the details you need to fix them.', 'userfeedback' ),
				array(
					__( 'Type of problem', 'userfeedback' ),
					__( 'Steps before the problem', 'userfeedback' ),
					__( 'Contact details', 'userfeedback' ),
				),
				array(
					TemplateQuestion::icons(
						__( 'What kind of problem is it?', 'userfeedback' ),
						array(
							'bug'                  => __( 'An error', 'userfeedback' ),
							'turtle'               => __( 'Too slow', 'userfeedback' ),
							'circle-question-mark' => __( 'Unclear', 'userfeedback' ),
							'puzzle'               => __( 'Missing', 'userfeedback' ),
						)
					),
					TemplateQuestion::text( __( 'What were you doing when it happened?', 'userfeedback' ) ),
					TemplateQuestion::email( __( 'Where can we send our reply?', 'userfeedback' ) ),
				),
				__(
					'The problem type is quick to tap, so it comes first. The email address comes last, for people who want a reply.',
					'userfeedback'
				)
			),
		);
	}
}
