<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Templates;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** About what happens on one day. */
final class EventTemplates {

	/** @return list<Template> */
	public static function all(): array {
		return array(
			new Template(
				'audience-event',
				Category::EVENT,
				__( 'Before the event', 'userfeedback' ),
				__( 'Prepare an event with those who come.', 'userfeedback' ),
				array(
					__( 'Who comes for the first time', 'userfeedback' ),
					__( 'What guests come for', 'userfeedback' ),
					__( 'What they want to ask', 'userfeedback' ),
				),
				array(
					Ask::one(
						__( 'Have you been to one of our events before?', 'userfeedback' ),
						__( 'Yes', 'userfeedback' ),
						__( 'No', 'userfeedback' )
					),
					Ask::any(
						__( 'What do you come for?', 'userfeedback' ),
						__( 'The talks', 'userfeedback' ),
						__( 'The workshops', 'userfeedback' ),
						__( 'Meeting people', 'userfeedback' ),
						__( 'Something else', 'userfeedback' )
					),
					Ask::text( __( 'What would you like to ask the speakers?', 'userfeedback' ) ),
				),
				__(
					'Whether somebody knows your events comes first, because it colours all else; questions to the speakers come last.',
					'userfeedback'
				)
			),
			new Template(
				'service-event',
				Category::EVENT,
				__( 'After the event', 'userfeedback' ),
				__( 'Collect impressions while they are fresh.', 'userfeedback' ),
				array(
					__( 'How guests rate the event', 'userfeedback' ),
					__( 'Whether they come again', 'userfeedback' ),
					__( 'What to do differently', 'userfeedback' ),
				),
				array(
					Ask::stars( __( 'How did you like the event?', 'userfeedback' ) ),
					Ask::any(
						__( 'Which parts were worth your time?', 'userfeedback' ),
						__( 'The talks', 'userfeedback' ),
						__( 'The workshops', 'userfeedback' ),
						__( 'Meeting people', 'userfeedback' ),
						__( 'The place', 'userfeedback' ),
						__( 'None of these', 'userfeedback' )
					),
					Ask::one(
						__( 'How likely are you to come again?', 'userfeedback' ),
						__( 'Very likely', 'userfeedback' ),
						__( 'Likely', 'userfeedback' ),
						__( 'Neither likely nor unlikely', 'userfeedback' ),
						__( 'Unlikely', 'userfeedback' ),
						__( 'Very unlikely', 'userfeedback' )
					),
					Ask::text( __( 'What should we do differently?', 'userfeedback' ) ),
				),
				__(
					'The whole event before its parts; whether people come again is the figure to compare from year to year.',
					'userfeedback'
				)
			),
			new Template(
				'event-session',
				Category::EVENT,
				__( 'Rate a talk', 'userfeedback' ),
				__( 'Give speakers feedback that helps them.', 'userfeedback' ),
				array(
					__( 'A rating from 1 to 5', 'userfeedback' ),
					__( 'Whether the level was right', 'userfeedback' ),
				),
				array(
					Ask::stars( __( 'How do you rate this talk?', 'userfeedback' ) ),
					Ask::one(
						__( 'How was the level for you?', 'userfeedback' ),
						__( 'Much too basic', 'userfeedback' ),
						__( 'A little too basic', 'userfeedback' ),
						__( 'About right', 'userfeedback' ),
						__( 'A little too advanced', 'userfeedback' ),
						__( 'Much too advanced', 'userfeedback' )
					),
					Ask::text( __( 'What would you tell the speaker?', 'userfeedback' ) ),
				),
				__(
					'The level is asked with right in the middle: too basic and too advanced are both worth knowing.',
					'userfeedback'
				)
			),
			new Template(
				'event-absence',
				Category::EVENT,
				__( 'Could not come?', 'userfeedback' ),
				__( 'Learn what kept people away.', 'userfeedback' ),
				array(
					__( 'What kept people away', 'userfeedback' ),
					__( 'How to reach more of them', 'userfeedback' ),
				),
				array(
					Ask::one(
						__( 'What kept you from coming?', 'userfeedback' ),
						__( 'The date', 'userfeedback' ),
						__( 'The place', 'userfeedback' ),
						__( 'The price', 'userfeedback' ),
						__( 'The programme', 'userfeedback' ),
						__( 'Something else', 'userfeedback' )
					),
					Ask::one(
						__( 'How would you rather take part next time?', 'userfeedback' ),
						__( 'On site', 'userfeedback' ),
						__( 'Online, live', 'userfeedback' ),
						__( 'Online, later', 'userfeedback' ),
						__( 'Not at all', 'userfeedback' )
					),
					Ask::text( __( 'What would make it possible for you to come?', 'userfeedback' ) ),
				),
				__(
					'Those who stayed away tell more about the next event than those who came; what would help is asked openly.',
					'userfeedback'
				)
			),
		);
	}
}
