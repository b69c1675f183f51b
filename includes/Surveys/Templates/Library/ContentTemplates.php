<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Templates\Library;

use UserFeedback\Surveys\Templates\Template;
use UserFeedback\Surveys\Templates\TemplateCategory;
use UserFeedback\Surveys\Templates\TemplateQuestion;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

final class ContentTemplates {

	/** @return list<Template> */
	public static function all(): array {
		$yes = __( 'Yes', 'userfeedback' );

		return array(
			new Template(
				'content-helpful',
				TemplateCategory::CONTENT,
				__( 'Was this helpful?', 'userfeedback' ),
				__( 'Two questions below an article or a guide.', 'userfeedback' ),
				array(
					__( 'How helpful your articles are', 'userfeedback' ),
					__( 'Missing information', 'userfeedback' ),
				),
				array(
					TemplateQuestion::one(
						__( 'Was this page helpful?', 'userfeedback' ),
						$yes,
						__( 'Partly', 'userfeedback' ),
						__( 'No', 'userfeedback' )
					),
					TemplateQuestion::when(
						0,
						'!=',
						$yes,
						TemplateQuestion::text( __( 'What were you looking for that isn’t here?', 'userfeedback' ) )
					),
				),
				__(
					'The first question takes one tap, so more people answer. Only visitors who needed more help are asked to write.',
					'userfeedback'
				),
				isPopular: true,
				isFree: true
			),
			new Template(
				'content-topics',
				TemplateCategory::CONTENT,
				__( 'What should we write about?', 'userfeedback' ),
				__( 'Get ideas for your next articles.', 'userfeedback' ),
				array(
					__( 'Readers’ interests', 'userfeedback' ),
					__( 'Topics to write about', 'userfeedback' ),
				),
				array(
					TemplateQuestion::any(
						__( 'What would you like to read more of?', 'userfeedback' ),
						__( 'Guides', 'userfeedback' ),
						__( 'News', 'userfeedback' ),
						__( 'Opinions', 'userfeedback' ),
						__( 'Interviews', 'userfeedback' ),
						__( 'Examples', 'userfeedback' )
					),
					TemplateQuestion::line( __( 'Which topic should we cover next?', 'userfeedback' ) ),
				),
				__(
					'Choosing article types first helps readers come up with a topic for the open question.',
					'userfeedback'
				),
				isFree: true
			),
			new Template(
				'content-rating',
				TemplateCategory::CONTENT,
				__( 'Rate this article', 'userfeedback' ),
				__( 'See which articles people value.', 'userfeedback' ),
				array(
					__( 'A rating from 1 to 5', 'userfeedback' ),
					__( 'Ideas for improvement', 'userfeedback' ),
				),
				array(
					TemplateQuestion::stars( __( 'How would you rate this article?', 'userfeedback' ) ),
					TemplateQuestion::text( __( 'What would make it better?', 'userfeedback' ) ),
				),
				__(
					'A star rating under each article lets you compare them. The comments show what to improve.',
					'userfeedback'
				)
			),
			new Template(
				'content-formats',
				TemplateCategory::CONTENT,
				__( 'Read, watch, or listen?', 'userfeedback' ),
				__( 'Find out which formats your readers prefer.', 'userfeedback' ),
				array(
					__( 'Preferred format', 'userfeedback' ),
					__( 'Available time', 'userfeedback' ),
				),
				array(
					TemplateQuestion::icons(
						__( 'How do you prefer to learn new things?', 'userfeedback' ),
						array(
							'book-open'  => __( 'Reading', 'userfeedback' ),
							'video'      => __( 'Watching', 'userfeedback' ),
							'headphones' => __( 'Listening', 'userfeedback' ),
							'wrench'     => __( 'Hands-on practice', 'userfeedback' ),
						)
					),
					TemplateQuestion::one(
						__( 'How much time do you usually have?', 'userfeedback' ),
						__( 'Less than 5 minutes', 'userfeedback' ),
						__( '5 to 15 minutes', 'userfeedback' ),
						__( '15 to 30 minutes', 'userfeedback' ),
						__( 'More than 30 minutes', 'userfeedback' )
					),
				),
				__( 'Icons show each format at a glance. Available time shows how long your content can be.', 'userfeedback' )
			),
			new Template(
				'content-docs',
				TemplateCategory::CONTENT,
				__( 'Documentation', 'userfeedback' ),
				__( 'Find the gaps in your documentation.', 'userfeedback' ),
				array(
					__( 'Share of problems solved', 'userfeedback' ),
					__( 'Problems with the page', 'userfeedback' ),
				),
				array(
					TemplateQuestion::one(
						__( 'Did this page solve your problem?', 'userfeedback' ),
						$yes,
						__( 'Partly', 'userfeedback' ),
						__( 'No', 'userfeedback' )
					),
					TemplateQuestion::when(
						0,
						'!=',
						$yes,
						TemplateQuestion::any(
							__( 'What was the problem?', 'userfeedback' ),
							__( 'It’s out of date', 'userfeedback' ),
							__( 'It’s hard to understand', 'userfeedback' ),
							__( 'It needs an example', 'userfeedback' ),
							__( 'It doesn’t cover my problem', 'userfeedback' ),
							__( 'Something else', 'userfeedback' )
						)
					),
					TemplateQuestion::text( __( 'What should we change on this page?', 'userfeedback' ) ),
				),
				__(
					'The first question checks whether the page did its job. Common problems are quicker to tap than to describe.',
					'userfeedback'
				)
			),
			new Template(
				'content-newsletter',
				TemplateCategory::CONTENT,
				__( 'Newsletter', 'userfeedback' ),
				__( 'Grow your mailing list and learn what subscribers expect.', 'userfeedback' ),
				array(
					__( 'Topics readers want', 'userfeedback' ),
					__( 'Preferred frequency', 'userfeedback' ),
					__( 'Subscribers’ email addresses', 'userfeedback' ),
				),
				array(
					TemplateQuestion::any(
						__( 'What would you like to hear about?', 'userfeedback' ),
						__( 'New articles', 'userfeedback' ),
						__( 'Offers', 'userfeedback' ),
						__( 'Events', 'userfeedback' ),
						__( 'Product news', 'userfeedback' )
					),
					TemplateQuestion::one(
						__( 'How often would you like to hear from us?', 'userfeedback' ),
						__( 'Every week', 'userfeedback' ),
						__( 'Every month', 'userfeedback' ),
						__( 'Only for important news', 'userfeedback' )
					),
					TemplateQuestion::email( __( 'What’s your email address?', 'userfeedback' ) ),
				),
				__(
					'People share their email address more readily once they know what they’ll get and how often.',
					'userfeedback'
				)
			),
		);
	}
}
