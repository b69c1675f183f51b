<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Templates;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** About what is read. */
final class ContentTemplates {

	/** @return list<Template> */
	public static function all(): array {
		$yes = __( 'Yes', 'userfeedback' );

		return array(
			new Template(
				'content-helpful',
				Category::CONTENT,
				__( 'Was this helpful?', 'userfeedback' ),
				__( 'Two questions below an article or a guide.', 'userfeedback' ),
				array(
					__( 'Whether an article helps', 'userfeedback' ),
					__( 'What it leaves out', 'userfeedback' ),
				),
				array(
					Ask::one(
						__( 'Was this page helpful?', 'userfeedback' ),
						$yes,
						__( 'Partly', 'userfeedback' ),
						__( 'No', 'userfeedback' )
					),
					Ask::when(
						0,
						'!=',
						$yes,
						Ask::text( __( 'What did you want to know that is not here?', 'userfeedback' ) )
					),
				),
				__(
					'One tap answers the first question, so many do; only those who were not helped are asked to write.',
					'userfeedback'
				),
				isPopular: true,
				isFree: true
			),
			new Template(
				'content-topics',
				Category::CONTENT,
				__( 'What shall we write about?', 'userfeedback' ),
				__( 'Collect subjects for your next articles.', 'userfeedback' ),
				array(
					__( 'What readers want', 'userfeedback' ),
					__( 'Subjects to write about', 'userfeedback' ),
				),
				array(
					Ask::any(
						__( 'What would you like to read more of?', 'userfeedback' ),
						__( 'Guides', 'userfeedback' ),
						__( 'News', 'userfeedback' ),
						__( 'Opinions', 'userfeedback' ),
						__( 'Interviews', 'userfeedback' ),
						__( 'Examples', 'userfeedback' )
					),
					Ask::line( __( 'Which subject should we write about next?', 'userfeedback' ) ),
				),
				__(
					'Kinds of articles to tap come first and help to think of a subject, which is then asked openly.',
					'userfeedback'
				),
				isFree: true
			),
			new Template(
				'content-rating',
				Category::CONTENT,
				__( 'Rate this article', 'userfeedback' ),
				__( 'See which articles people value.', 'userfeedback' ),
				array(
					__( 'A rating from 1 to 5', 'userfeedback' ),
					__( 'What to do better', 'userfeedback' ),
				),
				array(
					Ask::stars( __( 'How do you rate this article?', 'userfeedback' ) ),
					Ask::text( __( 'What would make it better?', 'userfeedback' ) ),
				),
				__(
					'The same five stars below each article let you compare them; the reason tells what to do about it.',
					'userfeedback'
				)
			),
			new Template(
				'content-formats',
				Category::CONTENT,
				__( 'Read, watch or listen?', 'userfeedback' ),
				__( 'Learn in which form people like to learn.', 'userfeedback' ),
				array(
					__( 'The form people prefer', 'userfeedback' ),
					__( 'How much time they have', 'userfeedback' ),
				),
				array(
					Ask::icons(
						__( 'How do you prefer to learn something new?', 'userfeedback' ),
						array(
							'book-open'  => __( 'Reading', 'userfeedback' ),
							'video'      => __( 'Watching', 'userfeedback' ),
							'headphones' => __( 'Listening', 'userfeedback' ),
							'wrench'     => __( 'Trying out', 'userfeedback' ),
						)
					),
					Ask::one(
						__( 'How much time do you usually have for it?', 'userfeedback' ),
						__( 'Less than 5 minutes', 'userfeedback' ),
						__( '5 to 15 minutes', 'userfeedback' ),
						__( '15 to 30 minutes', 'userfeedback' ),
						__( 'More than 30 minutes', 'userfeedback' )
					),
				),
				__( 'Icons show each form at a glance; the time people have says how long a piece may be.', 'userfeedback' )
			),
			new Template(
				'content-docs',
				Category::CONTENT,
				__( 'Documentation', 'userfeedback' ),
				__( 'Find the gaps in your documentation.', 'userfeedback' ),
				array(
					__( 'Whether a page solved the problem', 'userfeedback' ),
					__( 'What is wrong with it', 'userfeedback' ),
				),
				array(
					Ask::one(
						__( 'Did this page solve your problem?', 'userfeedback' ),
						$yes,
						__( 'Partly', 'userfeedback' ),
						__( 'No', 'userfeedback' )
					),
					Ask::when(
						0,
						'!=',
						$yes,
						Ask::any(
							__( 'What was the trouble with it?', 'userfeedback' ),
							__( 'It is out of date', 'userfeedback' ),
							__( 'It is hard to understand', 'userfeedback' ),
							__( 'An example is missing', 'userfeedback' ),
							__( 'It is about something else', 'userfeedback' ),
							__( 'Something else', 'userfeedback' )
						)
					),
					Ask::text( __( 'What should we change on this page?', 'userfeedback' ) ),
				),
				__(
					'Whether it solved the problem is what a page is for; the usual faults are then quicker to tap than to describe.',
					'userfeedback'
				)
			),
			new Template(
				'content-newsletter',
				Category::CONTENT,
				__( 'Newsletter', 'userfeedback' ),
				__( 'Grow a list of readers, and learn what they expect.', 'userfeedback' ),
				array(
					__( 'What readers want to hear about', 'userfeedback' ),
					__( 'How often to write', 'userfeedback' ),
					__( 'Addresses of those who want to hear from you', 'userfeedback' ),
				),
				array(
					Ask::any(
						__( 'What may we write to you about?', 'userfeedback' ),
						__( 'New articles', 'userfeedback' ),
						__( 'Offers', 'userfeedback' ),
						__( 'Events', 'userfeedback' ),
						__( 'Product news', 'userfeedback' )
					),
					Ask::one(
						__( 'How often would you like to hear from us?', 'userfeedback' ),
						__( 'Every week', 'userfeedback' ),
						__( 'Every month', 'userfeedback' ),
						__( 'Only when it matters', 'userfeedback' )
					),
					Ask::email( __( 'Where shall we write to?', 'userfeedback' ) ),
				),
				__(
					'What and how often come before the address: people give it more readily once they know what they get.',
					'userfeedback'
				)
			),
		);
	}
}
