<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Templates;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** About what is read. */
final class ContentTemplates {

	/** @return list<Template> */
	public static function all(): array {
		return array(
			new Template(
				'content-helpful',
				Category::CONTENT,
				__( 'Was this helpful?', 'userfeedback' ),
				__( 'Two questions below an article or a guide.', 'userfeedback' ),
				array( __( 'Whether an article helps', 'userfeedback' ), __( 'What it leaves out', 'userfeedback' ) ),
				array(
					Ask::one(
						__( 'Was this page helpful?', 'userfeedback' ),
						__( 'Yes', 'userfeedback' ),
						__( 'Partly', 'userfeedback' ),
						__( 'No', 'userfeedback' )
					),
					Ask::text( __( 'What did you want to know that is not here?', 'userfeedback' ) ),
				),
				isPopular: true,
				isFree: true
			),
			new Template(
				'content-topics',
				Category::CONTENT,
				__( 'What shall we write about?', 'userfeedback' ),
				__( 'Collect subjects for your next articles.', 'userfeedback' ),
				array( __( 'Subjects readers want', 'userfeedback' ), __( 'Formats they like', 'userfeedback' ) ),
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
				isFree: true
			),
			new Template(
				'content-rating',
				Category::CONTENT,
				__( 'Rate this article', 'userfeedback' ),
				__( 'See which articles people value.', 'userfeedback' ),
				array( __( 'A rating from 1 to 5', 'userfeedback' ), __( 'What to do better', 'userfeedback' ) ),
				array(
					Ask::stars( __( 'How do you rate this article?', 'userfeedback' ) ),
					Ask::text( __( 'What would make it better?', 'userfeedback' ) ),
				)
			),
			new Template(
				'content-newsletter',
				Category::CONTENT,
				__( 'Newsletter', 'userfeedback' ),
				__( 'Grow a list of readers, and learn what they expect.', 'userfeedback' ),
				array(
					__( 'Addresses of people who want to hear from you', 'userfeedback' ),
					__( 'What they want to read', 'userfeedback' ),
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
						__( 'How often?', 'userfeedback' ),
						__( 'Every week', 'userfeedback' ),
						__( 'Every month', 'userfeedback' ),
						__( 'Only when it matters', 'userfeedback' )
					),
					Ask::email( __( 'Where shall we write to?', 'userfeedback' ) ),
				)
			),
		);
	}
}
