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
				array( __( 'Where visitors come from', 'userfeedback' ), __( 'What made them curious', 'userfeedback' ) ),
				array(
					Ask::one(
						__( 'How did you hear about us?', 'userfeedback' ),
						__( 'A search engine', 'userfeedback' ),
						__( 'Social media', 'userfeedback' ),
						__( 'A friend or colleague', 'userfeedback' ),
						__( 'An advertisement', 'userfeedback' ),
						__( 'Somewhere else', 'userfeedback' )
					),
					Ask::line( __( 'What made you curious?', 'userfeedback' ) ),
				),
				isPopular: true,
				isFree: true
			),
			new Template(
				'audience-role',
				Category::AUDIENCE,
				__( 'Who are you?', 'userfeedback' ),
				__( 'Get to know the people who read you.', 'userfeedback' ),
				array( __( 'What visitors do', 'userfeedback' ), __( 'What they need you for', 'userfeedback' ) ),
				array(
					Ask::one(
						__( 'What describes you best?', 'userfeedback' ),
						__( 'I run a business', 'userfeedback' ),
						__( 'I work in a team', 'userfeedback' ),
						__( 'I am a freelancer', 'userfeedback' ),
						__( 'I am a student', 'userfeedback' ),
						__( 'I am here for myself', 'userfeedback' )
					),
					Ask::line( __( 'What would you like to do better with our help?', 'userfeedback' ) ),
				)
			),
			new Template(
				'audience-lead',
				Category::AUDIENCE,
				__( 'Shall we talk?', 'userfeedback' ),
				__( 'Turn interested visitors into conversations.', 'userfeedback' ),
				array( __( 'What someone is interested in', 'userfeedback' ), __( 'How to reach them', 'userfeedback' ) ),
				array(
					Ask::any(
						__( 'What are you interested in?', 'userfeedback' ),
						__( 'A demonstration', 'userfeedback' ),
						__( 'A quote', 'userfeedback' ),
						__( 'Advice', 'userfeedback' ),
						__( 'A partnership', 'userfeedback' )
					),
					Ask::text( __( 'Tell us a little about it.', 'userfeedback' ) ),
					Ask::email( __( 'How can we reach you?', 'userfeedback' ) ),
				),
				isPopular: true
			),
			new Template(
				'audience-event',
				Category::AUDIENCE,
				__( 'Before the event', 'userfeedback' ),
				__( 'Prepare an event with those who come.', 'userfeedback' ),
				array( __( 'What guests expect', 'userfeedback' ), __( 'What they want to ask', 'userfeedback' ) ),
				array(
					Ask::one(
						__( 'Have you been to one of our events before?', 'userfeedback' ),
						__( 'Yes', 'userfeedback' ),
						__( 'No', 'userfeedback' )
					),
					Ask::any(
						__( 'What are you looking forward to?', 'userfeedback' ),
						__( 'The talks', 'userfeedback' ),
						__( 'The workshops', 'userfeedback' ),
						__( 'Meeting people', 'userfeedback' ),
						__( 'The food', 'userfeedback' )
					),
					Ask::text( __( 'What would you like to ask the speakers?', 'userfeedback' ) ),
				)
			),
		);
	}
}
