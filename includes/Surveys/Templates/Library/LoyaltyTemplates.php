<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Templates\Library;

use UserFeedback\Surveys\Templates\Template;
use UserFeedback\Surveys\Templates\TemplateCategory;
use UserFeedback\Surveys\Templates\TemplateQuestion;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Net Promoter Score templates, each with a follow-up question. */
final class LoyaltyTemplates {

	/** @return list<Template> */
	public static function all(): array {
		return array(
			new Template(
				'website-nps',
				TemplateCategory::LOYALTY,
				__( 'Would you recommend us?', 'userfeedback' ),
				__( 'The one question that shows how loyal your visitors are.', 'userfeedback' ),
				array(
					__( 'Your Net Promoter Score', 'userfeedback' ),
					__( 'The reason behind each score', 'userfeedback' ),
				),
				array(
					TemplateQuestion::score( __( 'How likely are you to recommend us to a friend or colleague?', 'userfeedback' ) ),
					TemplateQuestion::text( __( 'What is the main reason for your score?', 'userfeedback' ) ),
				),
				__(
					'The standard wording lets you compare your score. An open question then asks for the reason.',
					'userfeedback'
				),
				isPopular: true
			),
			new Template(
				'service-loyalty',
				TemplateCategory::LOYALTY,
				__( 'Customer loyalty', 'userfeedback' ),
				__( 'Track customer loyalty over time.', 'userfeedback' ),
				array(
					__( 'Your Net Promoter Score', 'userfeedback' ),
					__( 'What promoters value', 'userfeedback' ),
					__( 'Improvements for everyone else', 'userfeedback' ),
				),
				array(
					TemplateQuestion::score( __( 'How likely are you to recommend us to a friend or colleague?', 'userfeedback' ) ),
					TemplateQuestion::when(
						0,
						'>',
						8,
						TemplateQuestion::any(
							__( 'What do you value most?', 'userfeedback' ),
							__( 'The quality', 'userfeedback' ),
							__( 'The service', 'userfeedback' ),
							__( 'The price', 'userfeedback' ),
							__( 'The team', 'userfeedback' ),
							__( 'Something else', 'userfeedback' )
						)
					),
					TemplateQuestion::when(
						0,
						'<',
						9,
						TemplateQuestion::text( __( 'What should we improve first?', 'userfeedback' ) )
					),
				),
				__(
					'Each group gets its own follow-up: promoters say what they value, and everyone else says what to improve.',
					'userfeedback'
				)
			),
			new Template(
				'product-nps',
				TemplateCategory::LOYALTY,
				__( 'Product loyalty', 'userfeedback' ),
				__( 'See whether people would recommend your product, and why.', 'userfeedback' ),
				array(
					__( 'Your Net Promoter Score', 'userfeedback' ),
					__( 'Length of use', 'userfeedback' ),
					__( 'The reason behind each score', 'userfeedback' ),
				),
				array(
					TemplateQuestion::score(
						__( 'How likely are you to recommend this product to a friend or colleague?', 'userfeedback' )
					),
					TemplateQuestion::one(
						__( 'How long have you used it?', 'userfeedback' ),
						__( 'Less than a month', 'userfeedback' ),
						__( '1 to 6 months', 'userfeedback' ),
						__( '7 to 12 months', 'userfeedback' ),
						__( 'More than a year', 'userfeedback' )
					),
					TemplateQuestion::text( __( 'What is the main reason for your score?', 'userfeedback' ) ),
				),
				__( 'New and long-time users rarely agree, so length of use puts each score in context.', 'userfeedback' )
			),
			new Template(
				'shop-nps',
				TemplateCategory::LOYALTY,
				__( 'Shop loyalty', 'userfeedback' ),
				__( 'Ask customers after an order whether they’d recommend your shop.', 'userfeedback' ),
				array(
					__( 'Your Net Promoter Score', 'userfeedback' ),
					__( 'Deciding factors', 'userfeedback' ),
				),
				array(
					TemplateQuestion::score( __( 'How likely are you to recommend our shop to a friend or colleague?', 'userfeedback' ) ),
					TemplateQuestion::one(
						__( 'What influenced your score the most?', 'userfeedback' ),
						__( 'The products', 'userfeedback' ),
						__( 'The prices', 'userfeedback' ),
						__( 'The delivery', 'userfeedback' ),
						__( 'The service', 'userfeedback' ),
						__( 'Something else', 'userfeedback' )
					),
					TemplateQuestion::text( __( 'What could we do better?', 'userfeedback' ) ),
				),
				__(
					'Ask after an order, when customers have an opinion. The main factor is quick to tap and easy to count.',
					'userfeedback'
				)
			),
			new Template(
				'loyalty-recovery',
				TemplateCategory::LOYALTY,
				__( 'Win them back', 'userfeedback' ),
				__( 'Hear from unhappy customers while you can still help.', 'userfeedback' ),
				array(
					__( 'Your Net Promoter Score', 'userfeedback' ),
					__( 'Reasons for low scores', 'userfeedback' ),
					__( 'Contact details for follow-up', 'userfeedback' ),
				),
				array(
					TemplateQuestion::score( __( 'How likely are you to recommend us to a friend or colleague?', 'userfeedback' ) ),
					TemplateQuestion::when(
						0,
						'<',
						7,
						TemplateQuestion::text( __( 'What went wrong?', 'userfeedback' ) )
					),
					TemplateQuestion::when(
						0,
						'<',
						7,
						TemplateQuestion::email( __( 'Can we email you to make it right?', 'userfeedback' ) )
					),
				),
				__(
					'Only unhappy customers are asked for their email address, after they say what went wrong. They can skip it.',
					'userfeedback'
				)
			),
		);
	}
}
