<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Templates\Library;

use UserFeedback\Surveys\Templates\Template;
use UserFeedback\Surveys\Templates\TemplateCategory;
use UserFeedback\Surveys\Templates\TemplateQuestion;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

final class ShopTemplates {

	/** @return list<Template> */
	public static function all(): array {
		$yes      = __( 'Yes', 'userfeedback' );
		$veryEasy = __( 'Very easy', 'userfeedback' );

		return array(
			new Template(
				'shop-cart',
				TemplateCategory::SHOP,
				__( 'Abandoned cart', 'userfeedback' ),
				__( 'Find out what keeps visitors from ordering.', 'userfeedback' ),
				array(
					__( 'Doubts before ordering', 'userfeedback' ),
					__( 'Unexpected costs', 'userfeedback' ),
				),
				array(
					TemplateQuestion::one(
						__( 'What’s keeping you from ordering today?', 'userfeedback' ),
						__( 'The price', 'userfeedback' ),
						__( 'The shipping cost', 'userfeedback' ),
						__( 'The payment methods', 'userfeedback' ),
						__( 'I’m just browsing', 'userfeedback' ),
						__( 'Something else', 'userfeedback' )
					),
					TemplateQuestion::text( __( 'What would help you decide?', 'userfeedback' ) ),
				),
				__(
					'This survey asks visitors while they’re still deciding. Common reasons are quick to tap, and an open question asks what would help.',
					'userfeedback'
				),
				isPopular: true,
				isFree: true
			),
			new Template(
				'shop-purchase',
				TemplateCategory::SHOP,
				__( 'After the purchase', 'userfeedback' ),
				__( 'Learn how the purchase went while it’s fresh.', 'userfeedback' ),
				array(
					__( 'Purchase experience', 'userfeedback' ),
					__( 'Reasons for choosing you', 'userfeedback' ),
				),
				array(
					TemplateQuestion::stars( __( 'How was your purchase today?', 'userfeedback' ) ),
					TemplateQuestion::one(
						__( 'What was your main reason for choosing us?', 'userfeedback' ),
						__( 'The price', 'userfeedback' ),
						__( 'The selection', 'userfeedback' ),
						__( 'A recommendation', 'userfeedback' ),
						__( 'Fast delivery', 'userfeedback' ),
						__( 'Something else', 'userfeedback' )
					),
					TemplateQuestion::text( __( 'What could have been easier?', 'userfeedback' ) ),
				),
				__(
					'Customers rate the whole experience first, then say why they chose you. An open question leaves room for details.',
					'userfeedback'
				),
				isPopular: true
			),
			new Template(
				'shop-checkout',
				TemplateCategory::SHOP,
				__( 'Checkout', 'userfeedback' ),
				__( 'Find the steps that make ordering hard.', 'userfeedback' ),
				array(
					__( 'Ease of ordering', 'userfeedback' ),
					__( 'Time-consuming steps', 'userfeedback' ),
				),
				array(
					TemplateQuestion::one(
						__( 'How easy or hard was it to place your order?', 'userfeedback' ),
						$veryEasy,
						__( 'Easy', 'userfeedback' ),
						__( 'Neither easy nor hard', 'userfeedback' ),
						__( 'Hard', 'userfeedback' ),
						__( 'Very hard', 'userfeedback' )
					),
					TemplateQuestion::when(
						0,
						'!=',
						$veryEasy,
						TemplateQuestion::any(
							__( 'Which steps took longer than they should have?', 'userfeedback' ),
							__( 'Finding the product', 'userfeedback' ),
							__( 'Creating an account', 'userfeedback' ),
							__( 'Entering the address', 'userfeedback' ),
							__( 'Paying', 'userfeedback' ),
							__( 'Something else', 'userfeedback' )
						)
					),
					TemplateQuestion::text( __( 'What would you change about ordering?', 'userfeedback' ) ),
				),
				__(
					'Customers who can order easily are more likely to order again. Those who find it very easy skip the list of steps.',
					'userfeedback'
				)
			),
			new Template(
				'shop-delivery',
				TemplateCategory::SHOP,
				__( 'Delivery', 'userfeedback' ),
				__( 'Ask how the delivery went.', 'userfeedback' ),
				array(
					__( 'Delivery rating', 'userfeedback' ),
					__( 'Delivery problems', 'userfeedback' ),
				),
				array(
					TemplateQuestion::stars( __( 'How happy are you with the delivery?', 'userfeedback' ) ),
					TemplateQuestion::when(
						0,
						'<',
						4,
						TemplateQuestion::any(
							__( 'What went wrong?', 'userfeedback' ),
							__( 'It arrived late', 'userfeedback' ),
							__( 'Something was damaged', 'userfeedback' ),
							__( 'Something was missing', 'userfeedback' ),
							__( 'I didn’t get any updates', 'userfeedback' ),
							__( 'Something else', 'userfeedback' )
						)
					),
					TemplateQuestion::text( __( 'What else should we know about it?', 'userfeedback' ) ),
				),
				__( 'Everyone rates the delivery. Customers who give three stars or fewer are asked what went wrong.', 'userfeedback' )
			),
			new Template(
				'shop-pricing',
				TemplateCategory::SHOP,
				__( 'Price check', 'userfeedback' ),
				__( 'Learn what customers think of your prices.', 'userfeedback' ),
				array(
					__( 'Price perception', 'userfeedback' ),
					__( 'Competing offers', 'userfeedback' ),
				),
				array(
					TemplateQuestion::one(
						__( 'What do you think of our prices?', 'userfeedback' ),
						__( 'Much too low', 'userfeedback' ),
						__( 'A little too low', 'userfeedback' ),
						__( 'About right', 'userfeedback' ),
						__( 'A little too high', 'userfeedback' ),
						__( 'Much too high', 'userfeedback' )
					),
					TemplateQuestion::line( __( 'Which other offers did you look at?', 'userfeedback' ) ),
					TemplateQuestion::text( __( 'What would make our products more valuable to you?', 'userfeedback' ) ),
				),
				__( '“Too low” and “too high” are equally far from “about right,” so the scale is balanced.', 'userfeedback' )
			),
			new Template(
				'shop-range',
				TemplateCategory::SHOP,
				__( 'What’s missing from our shop?', 'userfeedback' ),
				__( 'Let customers tell you what to stock next.', 'userfeedback' ),
				array(
					__( 'What people look for', 'userfeedback' ),
					__( 'Customers to notify', 'userfeedback' ),
				),
				array(
					TemplateQuestion::one(
						__( 'Did you find the products you were looking for?', 'userfeedback' ),
						$yes,
						__( 'Some of them', 'userfeedback' ),
						__( 'No', 'userfeedback' )
					),
					TemplateQuestion::when(
						0,
						'!=',
						$yes,
						TemplateQuestion::line( __( 'Which product is missing?', 'userfeedback' ) )
					),
					TemplateQuestion::when(
						0,
						'!=',
						$yes,
						TemplateQuestion::email( __( 'Can we email you when we have it?', 'userfeedback' ) )
					),
				),
				__(
					'Only customers who didn’t find everything are asked what’s missing. The email address comes last, when there’s a reason to give it.',
					'userfeedback'
				)
			),
		);
	}
}
