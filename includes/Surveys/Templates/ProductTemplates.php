<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Templates;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** About what is offered. */
final class ProductTemplates {

	/** @return list<Template> */
	public static function all(): array {
		return array(
			new Template(
				'product-fit',
				Category::PRODUCT,
				__( 'How much would you miss it?', 'userfeedback' ),
				__( 'See how much people need your product.', 'userfeedback' ),
				array( __( 'Who would miss it, and why', 'userfeedback' ), __( 'What it is good for', 'userfeedback' ) ),
				array(
					Ask::one(
						__( 'How would you feel if you could no longer use our product?', 'userfeedback' ),
						__( 'Very disappointed', 'userfeedback' ),
						__( 'A little disappointed', 'userfeedback' ),
						__( 'Not disappointed', 'userfeedback' )
					),
					Ask::text( __( 'What is the main benefit you get from it?', 'userfeedback' ) ),
					Ask::text( __( 'How can we make it better for you?', 'userfeedback' ) ),
				),
				isPopular: true
			),
			new Template(
				'product-feature',
				Category::PRODUCT,
				__( 'New feature', 'userfeedback' ),
				__( 'Ask about something you just released.', 'userfeedback' ),
				array( __( 'First use of a feature', 'userfeedback' ), __( 'What is still missing in it', 'userfeedback' ) ),
				array(
					Ask::one(
						__( 'Have you tried the new feature?', 'userfeedback' ),
						__( 'Yes, and I like it', 'userfeedback' ),
						__( 'Yes, but it is not for me', 'userfeedback' ),
						__( 'Not yet', 'userfeedback' )
					),
					Ask::stars( __( 'How useful is it to you?', 'userfeedback' ) ),
					Ask::text( __( 'What would make it more useful?', 'userfeedback' ) ),
				)
			),
			new Template(
				'product-priorities',
				Category::PRODUCT,
				__( 'What should we build next?', 'userfeedback' ),
				__( 'Let people choose what matters most.', 'userfeedback' ),
				array( __( 'What users want first', 'userfeedback' ), __( 'Ideas you have not had', 'userfeedback' ) ),
				array(
					Ask::any(
						__( 'What should we work on next?', 'userfeedback' ),
						__( 'Speed', 'userfeedback' ),
						__( 'Ease of use', 'userfeedback' ),
						__( 'More features', 'userfeedback' ),
						__( 'More integrations', 'userfeedback' ),
						__( 'Better help', 'userfeedback' )
					),
					Ask::text( __( 'Is there something else you wish for?', 'userfeedback' ) ),
				),
				isFree: true
			),
			new Template(
				'product-onboarding',
				Category::PRODUCT,
				__( 'Getting started', 'userfeedback' ),
				__( 'Find the hurdles in the first steps.', 'userfeedback' ),
				array( __( 'How easy it is to start', 'userfeedback' ), __( 'Where newcomers stop', 'userfeedback' ) ),
				array(
					Ask::one(
						__( 'How easy was it to get started?', 'userfeedback' ),
						__( 'Very easy', 'userfeedback' ),
						__( 'Easy', 'userfeedback' ),
						__( 'Hard', 'userfeedback' ),
						__( 'Very hard', 'userfeedback' )
					),
					Ask::any(
						__( 'What helped you?', 'userfeedback' ),
						__( 'The guide', 'userfeedback' ),
						__( 'The videos', 'userfeedback' ),
						__( 'The support', 'userfeedback' ),
						__( 'A friend', 'userfeedback' ),
						__( 'Trying it out', 'userfeedback' )
					),
					Ask::text( __( 'What was hard to understand?', 'userfeedback' ) ),
				)
			),
			new Template(
				'product-leaving',
				Category::PRODUCT,
				__( 'Sorry to see you go', 'userfeedback' ),
				__( 'Learn why people leave.', 'userfeedback' ),
				array( __( 'The reason for leaving', 'userfeedback' ), __( 'What might bring them back', 'userfeedback' ) ),
				array(
					Ask::one(
						__( 'Why are you leaving?', 'userfeedback' ),
						__( 'It is too expensive', 'userfeedback' ),
						__( 'It lacks something I need', 'userfeedback' ),
						__( 'It is too complicated', 'userfeedback' ),
						__( 'I found something better', 'userfeedback' ),
						__( 'I no longer need it', 'userfeedback' )
					),
					Ask::text( __( 'What could we have done better?', 'userfeedback' ) ),
				),
				isPopular: true
			),
		);
	}
}
