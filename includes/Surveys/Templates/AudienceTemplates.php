<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Templates;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** About the people who visit. */
final class AudienceTemplates {

	/** @return list<Template> */
	public static function all(): array {
		return array(
			new Template(
				'audience-source',
				Category::AUDIENCE,
				__( 'How did you hear about us?', 'userfeedback' ),
				__( 'Learn which of your efforts bring visitors.', 'userfeedback' ),
				array(
					__( 'Where visitors come from', 'userfeedback' ),
					__( 'What made them curious', 'userfeedback' ),
				),
				array(
					Ask::one(
						__( 'How did you first hear about us?', 'userfeedback' ),
						__( 'A search engine', 'userfeedback' ),
						__( 'Social media', 'userfeedback' ),
						__( 'A friend or colleague', 'userfeedback' ),
						__( 'An advertisement', 'userfeedback' ),
						__( 'Somewhere else', 'userfeedback' )
					),
					Ask::line( __( 'What made you curious?', 'userfeedback' ) ),
				),
				__(
					'Statistics see the last click, people remember the first word; four frequent ways and room for all others.',
					'userfeedback'
				),
				isPopular: true,
				isFree: true
			),
			new Template(
				'audience-role',
				Category::AUDIENCE,
				__( 'Who are you?', 'userfeedback' ),
				__( 'Get to know the people who read you.', 'userfeedback' ),
				array(
					__( 'What visitors do', 'userfeedback' ),
					__( 'What they need you for', 'userfeedback' ),
				),
				array(
					Ask::one(
						__( 'What describes you best?', 'userfeedback' ),
						__( 'I run a business', 'userfeedback' ),
						__( 'I work in a team', 'userfeedback' ),
						__( 'I work for myself', 'userfeedback' ),
						__( 'I am a student', 'userfeedback' ),
						__( 'Something else', 'userfeedback' )
					),
					Ask::line( __( 'What would you like to do better with our help?', 'userfeedback' ) ),
				),
				__(
					'A question about the person is answered when it is short and fits; what they want to do says why it is asked.',
					'userfeedback'
				)
			),
			new Template(
				'audience-device',
				Category::AUDIENCE,
				__( 'Which device do you use?', 'userfeedback' ),
				__( 'Know on what people use your site, and where it is trouble.', 'userfeedback' ),
				array(
					__( 'The device that matters most', 'userfeedback' ),
					__( 'Where it does not work well', 'userfeedback' ),
				),
				array(
					Ask::icons(
						__( 'On which device do you use this site most?', 'userfeedback' ),
						array(
							'smartphone' => __( 'Phone', 'userfeedback' ),
							'tablet'     => __( 'Tablet', 'userfeedback' ),
							'laptop'     => __( 'Laptop', 'userfeedback' ),
							'monitor'    => __( 'Desktop', 'userfeedback' ),
						)
					),
					Ask::stars( __( 'How well does it work there?', 'userfeedback' ) ),
					Ask::when(
						1,
						'<',
						4,
						Ask::text( __( 'What does not work well?', 'userfeedback' ) )
					),
				),
				__( 'Statistics count visits by device; only people can tell on which one they would rather do it.', 'userfeedback' )
			),
			new Template(
				'audience-lead',
				Category::AUDIENCE,
				__( 'Shall we talk?', 'userfeedback' ),
				__( 'Turn interested visitors into conversations.', 'userfeedback' ),
				array(
					__( 'What someone is interested in', 'userfeedback' ),
					__( 'How to reach them', 'userfeedback' ),
				),
				array(
					Ask::any(
						__( 'What are you interested in?', 'userfeedback' ),
						__( 'A demonstration', 'userfeedback' ),
						__( 'A quote', 'userfeedback' ),
						__( 'Advice', 'userfeedback' ),
						__( 'A partnership', 'userfeedback' ),
						__( 'Something else', 'userfeedback' )
					),
					Ask::text( __( 'What would you like to do?', 'userfeedback' ) ),
					Ask::email( __( 'How can we reach you?', 'userfeedback' ) ),
				),
				__(
					'Interest first and the address last: whoever has said what they need has a reason to leave it.',
					'userfeedback'
				),
				isPopular: true
			),
		);
	}
}
