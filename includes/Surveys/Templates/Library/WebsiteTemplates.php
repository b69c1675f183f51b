<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Templates\Library;

use UserFeedback\Surveys\Templates\Template;
use UserFeedback\Surveys\Templates\TemplateCategory;
use UserFeedback\Surveys\Templates\TemplateQuestion;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

final class WebsiteTemplates {

	/** @return list<Template> */
	public static function all(): array {
		$yes = __( 'Yes', 'userfeedback' );

		return array(
			new Template(
				'website-visit',
				TemplateCategory::WEBSITE,
				__( 'What brings you here?', 'userfeedback' ),
				__( 'Learn why people visit your site and whether they find what they need.', 'userfeedback' ),
				array(
					__( 'Reason for the visit', 'userfeedback' ),
					__( 'Success rate', 'userfeedback' ),
					__( 'Missing content', 'userfeedback' ),
				),
				array(
					TemplateQuestion::one(
						__( 'What brought you here today?', 'userfeedback' ),
						__( 'Looking for information', 'userfeedback' ),
						__( 'Comparing offers', 'userfeedback' ),
						__( 'Buying something', 'userfeedback' ),
						__( 'Getting help', 'userfeedback' ),
						__( 'Something else', 'userfeedback' )
					),
					TemplateQuestion::one(
						__( 'Did you find what you came for?', 'userfeedback' ),
						$yes,
						__( 'Partly', 'userfeedback' ),
						__( 'No', 'userfeedback' )
					),
					TemplateQuestion::when(
						1,
						'!=',
						$yes,
						TemplateQuestion::text( __( 'What was missing?', 'userfeedback' ) )
					),
				),
				__(
					'The reason for the visit comes first, to compare it with the outcome. Only visitors who didn’t find everything are asked what was missing.',
					'userfeedback'
				),
				isPopular: true,
				isFree: true
			),
			new Template(
				'website-findability',
				TemplateCategory::WEBSITE,
				__( 'Site navigation', 'userfeedback' ),
				__( 'See whether visitors find their way around.', 'userfeedback' ),
				array(
					__( 'Ease of navigation', 'userfeedback' ),
					__( 'What people look for', 'userfeedback' ),
					__( 'Trouble spots', 'userfeedback' ),
				),
				array(
					TemplateQuestion::one(
						__( 'How easy or hard was it to find your way around?', 'userfeedback' ),
						__( 'Very easy', 'userfeedback' ),
						__( 'Easy', 'userfeedback' ),
						__( 'Neither easy nor hard', 'userfeedback' ),
						__( 'Hard', 'userfeedback' ),
						__( 'Very hard', 'userfeedback' )
					),
					TemplateQuestion::line( __( 'What were you looking for?', 'userfeedback' ) ),
					TemplateQuestion::text( __( 'Where did you get stuck, if anywhere?', 'userfeedback' ) ),
				),
				__(
					'A five-point scale with a neutral middle avoids pushing people either way. What they were looking for adds context.',
					'userfeedback'
				),
				isFree: true
			),
			new Template(
				'website-rating',
				TemplateCategory::WEBSITE,
				__( 'Rate our site', 'userfeedback' ),
				__( 'One rating for your site and the reasons behind it.', 'userfeedback' ),
				array(
					__( 'A rating from 1 to 5', 'userfeedback' ),
					__( 'Top improvements', 'userfeedback' ),
				),
				array(
					TemplateQuestion::stars( __( 'How would you rate this site?', 'userfeedback' ) ),
					TemplateQuestion::when(
						0,
						'<',
						4,
						TemplateQuestion::any(
							__( 'What should we work on?', 'userfeedback' ),
							__( 'The content', 'userfeedback' ),
							__( 'The look', 'userfeedback' ),
							__( 'The speed', 'userfeedback' ),
							__( 'The menu', 'userfeedback' ),
							__( 'Something else', 'userfeedback' )
						)
					),
					TemplateQuestion::text( __( 'What is the reason for your rating?', 'userfeedback' ) ),
				),
				__(
					'The rating comes first, before anything can influence it. Only visitors who rate the site low are asked what to improve.',
					'userfeedback'
				),
				isPopular: true
			),
			new Template(
				'website-design',
				TemplateCategory::WEBSITE,
				__( 'New look', 'userfeedback' ),
				__( 'Ask what visitors think of a new design.', 'userfeedback' ),
				array(
					__( 'First impressions', 'userfeedback' ),
					__( 'Top change requests', 'userfeedback' ),
				),
				array(
					TemplateQuestion::stars( __( 'How do you like the new design?', 'userfeedback' ) ),
					TemplateQuestion::any(
						__( 'Which of these words describe the new design?', 'userfeedback' ),
						__( 'Clear', 'userfeedback' ),
						__( 'Friendly', 'userfeedback' ),
						__( 'Confusing', 'userfeedback' ),
						__( 'Cluttered', 'userfeedback' ),
						__( 'None of these', 'userfeedback' )
					),
					TemplateQuestion::text( __( 'What would you change first?', 'userfeedback' ) ),
				),
				__(
					'The list has as many positive words as negative ones, so it doesn’t suggest an answer.',
					'userfeedback'
				)
			),
			new Template(
				'website-layout',
				TemplateCategory::WEBSITE,
				__( 'Choose a layout', 'userfeedback' ),
				__( 'Let readers choose between layouts before you build one.', 'userfeedback' ),
				array(
					__( 'Preferred layout', 'userfeedback' ),
					__( 'Reasons for the preference', 'userfeedback' ),
				),
				array(
					TemplateQuestion::images(
						__( 'Which of these layouts do you prefer?', 'userfeedback' ),
						array(
							'list.svg'     => __( 'A list', 'userfeedback' ),
							'grid.svg'     => __( 'A grid', 'userfeedback' ),
							'magazine.svg' => __( 'A magazine', 'userfeedback' ),
							'single.svg'   => __( 'One at a time', 'userfeedback' ),
						)
					),
					TemplateQuestion::text( __( 'Why do you prefer that one?', 'userfeedback' ) ),
				),
				__(
					'People judge the layouts themselves, not descriptions of them. They give a reason after they choose.',
					'userfeedback'
				)
			),
			new Template(
				'website-speed',
				TemplateCategory::WEBSITE,
				__( 'Speed check', 'userfeedback' ),
				__( 'Learn whether your site feels fast enough.', 'userfeedback' ),
				array(
					__( 'Perceived speed', 'userfeedback' ),
					__( 'Devices with slow pages', 'userfeedback' ),
				),
				array(
					TemplateQuestion::one(
						__( 'How fast or slow did this page feel?', 'userfeedback' ),
						__( 'Very fast', 'userfeedback' ),
						__( 'Fast', 'userfeedback' ),
						__( 'Neither fast nor slow', 'userfeedback' ),
						__( 'Slow', 'userfeedback' ),
						__( 'Very slow', 'userfeedback' )
					),
					TemplateQuestion::one(
						__( 'What device are you using?', 'userfeedback' ),
						__( 'A phone', 'userfeedback' ),
						__( 'A tablet', 'userfeedback' ),
						__( 'A computer', 'userfeedback' ),
						__( 'Something else', 'userfeedback' )
					),
				),
				__(
					'How fast a page feels decides whether people stay, and tools can’t measure that. The device shows where to look.',
					'userfeedback'
				)
			),
		);
	}
}
