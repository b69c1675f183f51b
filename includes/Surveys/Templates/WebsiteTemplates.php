<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Templates;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** About the site itself. */
final class WebsiteTemplates {

	/** @return list<Template> */
	public static function all(): array {
		$yes = __( 'Yes', 'userfeedback' );

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
						$yes,
						__( 'Partly', 'userfeedback' ),
						__( 'No', 'userfeedback' )
					),
					Ask::when(
						1,
						'!=',
						$yes,
						Ask::text( __( 'What was missing?', 'userfeedback' ) )
					),
				),
				__(
					'The reason comes before the success, so that one explains the other; only those who miss something are asked what.',
					'userfeedback'
				),
				isPopular: true,
				isFree: true
			),
			new Template(
				'website-findability',
				Category::WEBSITE,
				__( 'Finding things', 'userfeedback' ),
				__( 'See whether visitors find their way around.', 'userfeedback' ),
				array(
					__( 'How easy it is to find things', 'userfeedback' ),
					__( 'What people look for', 'userfeedback' ),
					__( 'Where they get lost', 'userfeedback' ),
				),
				array(
					Ask::one(
						__( 'How easy or hard was it to find your way around?', 'userfeedback' ),
						__( 'Very easy', 'userfeedback' ),
						__( 'Easy', 'userfeedback' ),
						__( 'Neither easy nor hard', 'userfeedback' ),
						__( 'Hard', 'userfeedback' ),
						__( 'Very hard', 'userfeedback' )
					),
					Ask::line( __( 'What were you looking for?', 'userfeedback' ) ),
					Ask::text( __( 'Where did you get stuck, if anywhere?', 'userfeedback' ) ),
				),
				__(
					'Five balanced steps let visitors say that it was neither; what they looked for makes the answer useful.',
					'userfeedback'
				),
				isFree: true
			),
			new Template(
				'website-rating',
				Category::WEBSITE,
				__( 'Rate our site', 'userfeedback' ),
				__( 'One score for your site, and what lies behind it.', 'userfeedback' ),
				array(
					__( 'A rating from 1 to 5', 'userfeedback' ),
					__( 'What to work on first', 'userfeedback' ),
				),
				array(
					Ask::stars( __( 'How would you rate this site?', 'userfeedback' ) ),
					Ask::when(
						0,
						'<',
						4,
						Ask::any(
							__( 'What should we work on?', 'userfeedback' ),
							__( 'The content', 'userfeedback' ),
							__( 'The look', 'userfeedback' ),
							__( 'The speed', 'userfeedback' ),
							__( 'The menu', 'userfeedback' ),
							__( 'Something else', 'userfeedback' )
						)
					),
					Ask::text( __( 'What is the reason for your rating?', 'userfeedback' ) ),
				),
				__(
					'The rating comes first, before anything has put an idea into people’s heads; only low ratings are asked what to work on.',
					'userfeedback'
				),
				isPopular: true
			),
			new Template(
				'website-design',
				Category::WEBSITE,
				__( 'New look', 'userfeedback' ),
				__( 'Ask what visitors think of a new design.', 'userfeedback' ),
				array(
					__( 'First impressions', 'userfeedback' ),
					__( 'What to change first', 'userfeedback' ),
				),
				array(
					Ask::stars( __( 'How do you like the new design?', 'userfeedback' ) ),
					Ask::any(
						__( 'Which of these words describe it?', 'userfeedback' ),
						__( 'Clear', 'userfeedback' ),
						__( 'Friendly', 'userfeedback' ),
						__( 'Confusing', 'userfeedback' ),
						__( 'Crowded', 'userfeedback' ),
						__( 'None of these', 'userfeedback' )
					),
					Ask::text( __( 'What would you change first?', 'userfeedback' ) ),
				),
				__(
					'As many kind words as unkind ones to choose from, so that the list does not answer the question.',
					'userfeedback'
				)
			),
			new Template(
				'website-layout',
				Category::WEBSITE,
				__( 'Choose a layout', 'userfeedback' ),
				__( 'Let readers choose between layouts before you build one.', 'userfeedback' ),
				array(
					__( 'Which layout readers prefer', 'userfeedback' ),
					__( 'Why they prefer it', 'userfeedback' ),
				),
				array(
					Ask::images(
						__( 'Which of these layouts would you rather read?', 'userfeedback' ),
						array(
							'list.svg'     => __( 'A list', 'userfeedback' ),
							'grid.svg'     => __( 'A grid', 'userfeedback' ),
							'magazine.svg' => __( 'A magazine', 'userfeedback' ),
							'single.svg'   => __( 'One at a time', 'userfeedback' ),
						)
					),
					Ask::text( __( 'What makes that one better for you?', 'userfeedback' ) ),
				),
				__(
					'Pictures ask about what people see, not about words for it; the reason is asked only once the choice is made.',
					'userfeedback'
				)
			),
			new Template(
				'website-speed',
				Category::WEBSITE,
				__( 'Speed check', 'userfeedback' ),
				__( 'Learn whether your site feels fast enough.', 'userfeedback' ),
				array(
					__( 'How fast pages feel', 'userfeedback' ),
					__( 'On which device they are slow', 'userfeedback' ),
				),
				array(
					Ask::one(
						__( 'How fast or slow did this page feel?', 'userfeedback' ),
						__( 'Very fast', 'userfeedback' ),
						__( 'Fast', 'userfeedback' ),
						__( 'Neither fast nor slow', 'userfeedback' ),
						__( 'Slow', 'userfeedback' ),
						__( 'Very slow', 'userfeedback' )
					),
					Ask::one(
						__( 'What are you reading it on?', 'userfeedback' ),
						__( 'A phone', 'userfeedback' ),
						__( 'A tablet', 'userfeedback' ),
						__( 'A computer', 'userfeedback' ),
						__( 'Something else', 'userfeedback' )
					),
				),
				__(
					'How fast a page feels decides whether people stay, and no measurement tells it; the device says where to look.',
					'userfeedback'
				)
			),
		);
	}
}
