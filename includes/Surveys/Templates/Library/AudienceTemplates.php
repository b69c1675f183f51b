<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Templates\Library;

use UserFeedback\Surveys\Templates\Template;
use UserFeedback\Surveys\Templates\TemplateCategory;
use UserFeedback\Surveys\Templates\TemplateQuestion;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Templates about visitors. */
final class AudienceTemplates {

	/** @return list<Template> */
	public static function all(): array {
		return array(
			new Template(
				'audience-source',
				TemplateCategory::AUDIENCE,
				__( 'How did you hear about us?', 'userfeedback' ),
				__( 'Learn which channels bring you visitors.', 'userfeedback' ),
				array(
					__( 'How visitors find you', 'userfeedback' ),
					__( 'What caught their interest', 'userfeedback' ),
				),
				array(
					TemplateQuestion::one(
						__( 'How did you first hear about us?', 'userfeedback' ),
						__( 'A search engine', 'userfeedback' ),
						__( 'Social media', 'userfeedback' ),
						__( 'A friend or colleague', 'userfeedback' ),
						__( 'An ad', 'userfeedback' ),
						__( 'Somewhere else', 'userfeedback' )
					),
					TemplateQuestion::line( __( 'What caught your interest?', 'userfeedback' ) ),
				),
				__(
					'Analytics record the last click, but people remember how they first heard about you. Four sources and “Somewhere else” cover every answer.',
					'userfeedback'
				),
				isPopular: true,
				isFree: true
			),
			new Template(
				'audience-role',
				TemplateCategory::AUDIENCE,
				__( 'About you', 'userfeedback' ),
				__( 'Get to know your audience.', 'userfeedback' ),
				array(
					__( 'Visitors’ occupations', 'userfeedback' ),
					__( 'How you can help them', 'userfeedback' ),
				),
				array(
					TemplateQuestion::one(
						__( 'Which of these describes you best?', 'userfeedback' ),
						__( 'I run a business', 'userfeedback' ),
						__( 'I’m part of a team', 'userfeedback' ),
						__( 'I work for myself', 'userfeedback' ),
						__( 'I’m a student', 'userfeedback' ),
						__( 'Something else', 'userfeedback' )
					),
					TemplateQuestion::line( __( 'What can we help you do better?', 'userfeedback' ) ),
				),
				__(
					'People answer personal questions when they’re short and relevant. Asking about their goals shows why you want to know.',
					'userfeedback'
				)
			),
			new Template(
				'audience-company',
				TemplateCategory::AUDIENCE,
				__( 'About your company', 'userfeedback' ),
				__( 'Learn which companies visit your site.', 'userfeedback' ),
				array(
					__( 'Industries of your visitors', 'userfeedback' ),
					__( 'Typical company size', 'userfeedback' ),
				),
				array(
					TemplateQuestion::dropdown(
						__( 'Which industry do you work in?', 'userfeedback' ),
						__( 'Construction', 'userfeedback' ),
						__( 'Education', 'userfeedback' ),
						__( 'Finance', 'userfeedback' ),
						__( 'Health care', 'userfeedback' ),
						__( 'Hospitality', 'userfeedback' ),
						__( 'Manufacturing', 'userfeedback' ),
						__( 'Public sector', 'userfeedback' ),
						__( 'Retail', 'userfeedback' ),
						__( 'Technology', 'userfeedback' ),
						__( 'Another industry', 'userfeedback' )
					),
					TemplateQuestion::number( __( 'How many people work at your company?', 'userfeedback' ), 1_000_000 ),
				),
				__(
					'A searchable list keeps ten industries short on a phone. A number is more precise than ranges, and results show its median.',
					'userfeedback'
				)
			),
			new Template(
				'audience-device',
				TemplateCategory::AUDIENCE,
				__( 'Which device do you use?', 'userfeedback' ),
				__( 'See which devices visitors use and where your site gives them trouble.', 'userfeedback' ),
				array(
					__( 'Most used device', 'userfeedback' ),
					__( 'Problems on that device', 'userfeedback' ),
				),
				array(
					TemplateQuestion::icons(
						__( 'Which device do you use most often to visit this site?', 'userfeedback' ),
						array(
							'smartphone' => __( 'Phone', 'userfeedback' ),
							'tablet'     => __( 'Tablet', 'userfeedback' ),
							'laptop'     => __( 'Laptop', 'userfeedback' ),
							'monitor'    => __( 'Desktop', 'userfeedback' ),
						)
					),
					TemplateQuestion::stars( __( 'How well does the site work on that device?', 'userfeedback' ) ),
					TemplateQuestion::when(
						1,
						'<',
						4,
						TemplateQuestion::text( __( 'What doesn’t work well?', 'userfeedback' ) )
					),
				),
				__( 'Analytics count visits by device. Only visitors can tell you what doesn’t work well on each one.', 'userfeedback' )
			),
			new Template(
				'audience-lead',
				TemplateCategory::AUDIENCE,
				__( 'Want to talk?', 'userfeedback' ),
				__( 'Turn interested visitors into leads.', 'userfeedback' ),
				array(
					__( 'Visitors’ interests', 'userfeedback' ),
					__( 'Contact details', 'userfeedback' ),
				),
				array(
					TemplateQuestion::any(
						__( 'What are you interested in?', 'userfeedback' ),
						__( 'A demo', 'userfeedback' ),
						__( 'A quote', 'userfeedback' ),
						__( 'Advice', 'userfeedback' ),
						__( 'A partnership', 'userfeedback' ),
						__( 'Something else', 'userfeedback' )
					),
					TemplateQuestion::text( __( 'What are you trying to achieve?', 'userfeedback' ) ),
					TemplateQuestion::email( __( 'How can we reach you?', 'userfeedback' ) ),
				),
				__(
					'Asking about interests first gives people a reason to leave their contact details at the end.',
					'userfeedback'
				),
				isPopular: true
			),
		);
	}
}
