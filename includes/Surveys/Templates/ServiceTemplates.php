<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Templates;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** About help and bookings. */
final class ServiceTemplates {

	/** @return list<Template> */
	public static function all(): array {
		$yes = __( 'Yes', 'userfeedback' );

		return array(
			new Template(
				'service-effort',
				Category::SERVICE,
				__( 'How easy was it?', 'userfeedback' ),
				__( 'Measure how much work it is to be your customer.', 'userfeedback' ),
				array(
					__( 'How much effort it took', 'userfeedback' ),
					__( 'Where to save people time', 'userfeedback' ),
				),
				array(
					Ask::one(
						__( 'How easy or hard was it to get this done today?', 'userfeedback' ),
						__( 'Very easy', 'userfeedback' ),
						__( 'Easy', 'userfeedback' ),
						__( 'Neither easy nor hard', 'userfeedback' ),
						__( 'Hard', 'userfeedback' ),
						__( 'Very hard', 'userfeedback' )
					),
					Ask::text( __( 'What took the most time?', 'userfeedback' ) ),
				),
				__(
					'Effort predicts who stays; the scale is balanced, and the open question looks for the step to shorten.',
					'userfeedback'
				),
				isFree: true
			),
			new Template(
				'service-support',
				Category::SERVICE,
				__( 'How did we do?', 'userfeedback' ),
				__( 'Ask right after a conversation with your support.', 'userfeedback' ),
				array(
					__( 'How the conversation felt', 'userfeedback' ),
					__( 'Whether the problem was solved', 'userfeedback' ),
				),
				array(
					Ask::stars( __( 'How was our help?', 'userfeedback' ) ),
					Ask::one(
						__( 'Is your problem solved?', 'userfeedback' ),
						$yes,
						__( 'Partly', 'userfeedback' ),
						__( 'No', 'userfeedback' )
					),
					Ask::when(
						1,
						'!=',
						$yes,
						Ask::text( __( 'What is still to be done?', 'userfeedback' ) )
					),
				),
				__(
					'Feeling and outcome are two things and are asked apart; only those without a solution are asked what is left to do.',
					'userfeedback'
				),
				isPopular: true
			),
			new Template(
				'service-mood',
				Category::SERVICE,
				__( 'How do you feel?', 'userfeedback' ),
				__( 'A quick look at the mood after a contact.', 'userfeedback' ),
				array(
					__( 'The mood in one tap', 'userfeedback' ),
					__( 'What is behind it', 'userfeedback' ),
				),
				array(
					Ask::icons(
						__( 'How do you feel about the help you got?', 'userfeedback' ),
						array(
							'angry' => __( 'Very bad', 'userfeedback' ),
							'frown' => __( 'Bad', 'userfeedback' ),
							'meh'   => __( 'So-so', 'userfeedback' ),
							'smile' => __( 'Good', 'userfeedback' ),
							'laugh' => __( 'Very good', 'userfeedback' ),
						)
					),
					Ask::text( __( 'What is the reason?', 'userfeedback' ) ),
				),
				__( 'Five faces from bad to good need no reading and mean the same in every language.', 'userfeedback' )
			),
			new Template(
				'service-booking',
				Category::SERVICE,
				__( 'Booking', 'userfeedback' ),
				__( 'See whether booking an appointment or a room is easy.', 'userfeedback' ),
				array(
					__( 'How easy booking is', 'userfeedback' ),
					__( 'What information is missing', 'userfeedback' ),
				),
				array(
					Ask::one(
						__( 'How easy or hard was it to book?', 'userfeedback' ),
						__( 'Very easy', 'userfeedback' ),
						__( 'Easy', 'userfeedback' ),
						__( 'Neither easy nor hard', 'userfeedback' ),
						__( 'Hard', 'userfeedback' ),
						__( 'Very hard', 'userfeedback' )
					),
					Ask::any(
						__( 'What would you have liked to know before?', 'userfeedback' ),
						__( 'The price', 'userfeedback' ),
						__( 'The times', 'userfeedback' ),
						__( 'The way there', 'userfeedback' ),
						__( 'The conditions', 'userfeedback' ),
						__( 'Nothing of these', 'userfeedback' )
					),
					Ask::text( __( 'What else could we do better?', 'userfeedback' ) ),
				),
				__( 'How it went as a whole, then what was missing to tap, because few remember it unasked.', 'userfeedback' )
			),
		);
	}
}
