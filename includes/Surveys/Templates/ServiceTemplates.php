<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Templates;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** About help, bookings and events. */
final class ServiceTemplates {

	/** @return list<Template> */
	public static function all(): array {
		return array(
			new Template(
				'service-support',
				Category::SERVICE,
				__( 'How did we do?', 'userfeedback' ),
				__( 'Ask right after a conversation with your support.', 'userfeedback' ),
				array( __( 'Whether the problem was solved', 'userfeedback' ), __( 'How the conversation felt', 'userfeedback' ) ),
				array(
					Ask::stars( __( 'How was our help?', 'userfeedback' ) ),
					Ask::one(
						__( 'Is your problem solved?', 'userfeedback' ),
						__( 'Yes', 'userfeedback' ),
						__( 'Partly', 'userfeedback' ),
						__( 'No', 'userfeedback' )
					),
					Ask::text( __( 'What could we have done better?', 'userfeedback' ) ),
				),
				isPopular: true
			),
			new Template(
				'service-effort',
				Category::SERVICE,
				__( 'How easy was it?', 'userfeedback' ),
				__( 'Measure how much work it is to be your customer.', 'userfeedback' ),
				array( __( 'How much effort it took', 'userfeedback' ), __( 'Where to save people time', 'userfeedback' ) ),
				array(
					Ask::one(
						__( 'How easy was it to get this done today?', 'userfeedback' ),
						__( 'Very easy', 'userfeedback' ),
						__( 'Easy', 'userfeedback' ),
						__( 'Hard', 'userfeedback' ),
						__( 'Very hard', 'userfeedback' )
					),
					Ask::text( __( 'What took the most time?', 'userfeedback' ) ),
				),
				isFree: true
			),
			new Template(
				'service-event',
				Category::SERVICE,
				__( 'After the event', 'userfeedback' ),
				__( 'Collect impressions while they are fresh.', 'userfeedback' ),
				array( __( 'What guests liked', 'userfeedback' ), __( 'Whether they come again', 'userfeedback' ) ),
				array(
					Ask::stars( __( 'How did you like the event?', 'userfeedback' ) ),
					Ask::any(
						__( 'What did you like most?', 'userfeedback' ),
						__( 'The talks', 'userfeedback' ),
						__( 'The workshops', 'userfeedback' ),
						__( 'The people', 'userfeedback' ),
						__( 'The place', 'userfeedback' )
					),
					Ask::one(
						__( 'Would you come again?', 'userfeedback' ),
						__( 'Yes', 'userfeedback' ),
						__( 'Maybe', 'userfeedback' ),
						__( 'No', 'userfeedback' )
					),
					Ask::text( __( 'What should we do differently?', 'userfeedback' ) ),
				)
			),
			new Template(
				'service-booking',
				Category::SERVICE,
				__( 'Booking', 'userfeedback' ),
				__( 'See whether booking an appointment or a room is easy.', 'userfeedback' ),
				array( __( 'How easy booking is', 'userfeedback' ), __( 'What information is missing', 'userfeedback' ) ),
				array(
					Ask::one(
						__( 'How easy was it to book?', 'userfeedback' ),
						__( 'Very easy', 'userfeedback' ),
						__( 'Easy', 'userfeedback' ),
						__( 'Hard', 'userfeedback' ),
						__( 'I gave up', 'userfeedback' )
					),
					Ask::any(
						__( 'What would you have liked to know before?', 'userfeedback' ),
						__( 'The price', 'userfeedback' ),
						__( 'The times', 'userfeedback' ),
						__( 'The way there', 'userfeedback' ),
						__( 'The conditions', 'userfeedback' )
					),
					Ask::text( __( 'Anything else we should know?', 'userfeedback' ) ),
				)
			),
			new Template(
				'service-loyalty',
				Category::SERVICE,
				__( 'Customer loyalty', 'userfeedback' ),
				__( 'Follow over time how loyal your customers are.', 'userfeedback' ),
				array(
					__( 'Your Net Promoter Score', 'userfeedback' ),
					__( 'What customers value', 'userfeedback' ),
					__( 'What to improve first', 'userfeedback' ),
				),
				array(
					Ask::score( __( 'How likely are you to recommend us to a friend or colleague?', 'userfeedback' ) ),
					Ask::any(
						__( 'What do you value most?', 'userfeedback' ),
						__( 'The quality', 'userfeedback' ),
						__( 'The service', 'userfeedback' ),
						__( 'The price', 'userfeedback' ),
						__( 'The people', 'userfeedback' )
					),
					Ask::text( __( 'What should we improve first?', 'userfeedback' ) ),
				)
			),
		);
	}
}
