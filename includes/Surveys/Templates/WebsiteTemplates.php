<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Templates;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** About the site itself. */
final class WebsiteTemplates {

	/** @return list<Template> */
	public static function all(): array {
		return array(
			new Template(
				'website-visit',
				Category::WEBSITE,
				__( 'Why are you here?', 'userfeedback' ),
				__( 'Learn what brings people to your site and whether they find it.', 'userfeedback' ),
				array(
					__( 'The reason for a visit', 'userfeedback' ),
					__( 'Whether it was met', 'userfeedback' ),
					__( 'What was missing', 'userfeedback' ),
				),
				array(
					Ask::one(
						__( 'What brought you here today?', 'userfeedback' ),
						__( 'Looking for information', 'userfeedback' ),
						__( 'Comparing offers', 'userfeedback' ),
						__( 'Buying something', 'userfeedback' ),
						__( 'Getting help', 'userfeedback' ),
						__( 'Something else', 'userfeedback' )
					),
					Ask::one(
						__( 'Did you find what you came for?', 'userfeedback' ),
						__( 'Yes', 'userfeedback' ),
						__( 'Partly', 'userfeedback' ),
						__( 'No', 'userfeedback' )
					),
					Ask::text( __( 'What was missing?', 'userfeedback' ) ),
				),
				isPopular: true,
				isFree: true
			),
			new Template(
				'website-findability',
				Category::WEBSITE,
				__( 'Finding things', 'userfeedback' ),
				__( 'See whether visitors find their way around.', 'userfeedback' ),
				array( __( 'How easy the search is', 'userfeedback' ), __( 'Where people get lost', 'userfeedback' ) ),
				array(
					Ask::one(
						__( 'How easy was it to find your way around?', 'userfeedback' ),
						__( 'Very easy', 'userfeedback' ),
						__( 'Easy', 'userfeedback' ),
						__( 'Neither easy nor hard', 'userfeedback' ),
						__( 'Hard', 'userfeedback' ),
						__( 'Very hard', 'userfeedback' )
					),
					Ask::line( __( 'Which page or subject did you look for?', 'userfeedback' ) ),
					Ask::text( __( 'Where did you get stuck?', 'userfeedback' ) ),
				),
				isFree: true
			),
			new Template(
				'website-design',
				Category::WEBSITE,
				__( 'New look', 'userfeedback' ),
				__( 'Ask what visitors think of a new design.', 'userfeedback' ),
				array( __( 'First impressions', 'userfeedback' ), __( 'What to keep and what to change', 'userfeedback' ) ),
				array(
					Ask::stars( __( 'How do you like the new design?', 'userfeedback' ) ),
					Ask::any(
						__( 'Which words describe it?', 'userfeedback' ),
						__( 'Clear', 'userfeedback' ),
						__( 'Friendly', 'userfeedback' ),
						__( 'Modern', 'userfeedback' ),
						__( 'Crowded', 'userfeedback' ),
						__( 'Confusing', 'userfeedback' )
					),
					Ask::text( __( 'What would you change first?', 'userfeedback' ) ),
				)
			),
			new Template(
				'website-speed',
				Category::WEBSITE,
				__( 'Speed check', 'userfeedback' ),
				__( 'Learn whether your site feels fast enough.', 'userfeedback' ),
				array( __( 'How fast pages feel', 'userfeedback' ), __( 'On which device they are slow', 'userfeedback' ) ),
				array(
					Ask::one(
						__( 'How fast did this page feel?', 'userfeedback' ),
						__( 'Very fast', 'userfeedback' ),
						__( 'Fast enough', 'userfeedback' ),
						__( 'A little slow', 'userfeedback' ),
						__( 'Very slow', 'userfeedback' )
					),
					Ask::one(
						__( 'What are you reading it on?', 'userfeedback' ),
						__( 'A phone', 'userfeedback' ),
						__( 'A tablet', 'userfeedback' ),
						__( 'A computer', 'userfeedback' )
					),
				)
			),
			new Template(
				'website-nps',
				Category::WEBSITE,
				__( 'Would you recommend us?', 'userfeedback' ),
				__( 'The one question that shows how loyal your visitors are.', 'userfeedback' ),
				array( __( 'Your Net Promoter Score', 'userfeedback' ), __( 'The reason behind each score', 'userfeedback' ) ),
				array(
					Ask::score( __( 'How likely are you to recommend this site to a friend or colleague?', 'userfeedback' ) ),
					Ask::text( __( 'What is the main reason for your score?', 'userfeedback' ) ),
				),
				isPopular: true
			),
		);
	}
}
