<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Templates;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** About buying. */
final class ShopTemplates {

	/** @return list<Template> */
	public static function all(): array {
		$yes      = __( 'Yes', 'userfeedback' );
		$veryEasy = __( 'Very easy', 'userfeedback' );

		return array(
			new Template(
				'shop-cart',
				Category::SHOP,
				__( 'Left in the cart', 'userfeedback' ),
				__( 'Find out what keeps visitors from ordering.', 'userfeedback' ),
				array(
					__( 'Doubts before an order', 'userfeedback' ),
					__( 'Costs that surprise', 'userfeedback' ),
				),
				array(
					Ask::one(
						__( 'What keeps you from ordering today?', 'userfeedback' ),
						__( 'The price', 'userfeedback' ),
						__( 'The cost of delivery', 'userfeedback' ),
						__( 'The ways to pay', 'userfeedback' ),
						__( 'I am only looking', 'userfeedback' ),
						__( 'Something else', 'userfeedback' )
					),
					Ask::text( __( 'What would help you to decide?', 'userfeedback' ) ),
				),
				__(
					'Asked while the doubt is there, with the frequent reasons to tap; what would help is left to their own words.',
					'userfeedback'
				),
				isPopular: true,
				isFree: true
			),
			new Template(
				'shop-purchase',
				Category::SHOP,
				__( 'After the purchase', 'userfeedback' ),
				__( 'Learn how buying went while it is still fresh.', 'userfeedback' ),
				array(
					__( 'How buying went', 'userfeedback' ),
					__( 'Why people chose you', 'userfeedback' ),
				),
				array(
					Ask::stars( __( 'How was your purchase today?', 'userfeedback' ) ),
					Ask::one(
						__( 'What was the main reason to choose us?', 'userfeedback' ),
						__( 'The price', 'userfeedback' ),
						__( 'The range', 'userfeedback' ),
						__( 'A recommendation', 'userfeedback' ),
						__( 'Fast delivery', 'userfeedback' ),
						__( 'Something else', 'userfeedback' )
					),
					Ask::text( __( 'What could have been easier?', 'userfeedback' ) ),
				),
				__(
					'The whole experience first, then the reason for choosing you, and the open question when there is a story to tell.',
					'userfeedback'
				),
				isPopular: true
			),
			new Template(
				'shop-checkout',
				Category::SHOP,
				__( 'Checkout', 'userfeedback' ),
				__( 'Find the step at which ordering gets hard.', 'userfeedback' ),
				array(
					__( 'How easy it is to order', 'userfeedback' ),
					__( 'Which step costs time', 'userfeedback' ),
				),
				array(
					Ask::one(
						__( 'How easy or hard was it to place your order?', 'userfeedback' ),
						$veryEasy,
						__( 'Easy', 'userfeedback' ),
						__( 'Neither easy nor hard', 'userfeedback' ),
						__( 'Hard', 'userfeedback' ),
						__( 'Very hard', 'userfeedback' )
					),
					Ask::when(
						0,
						'!=',
						$veryEasy,
						Ask::any(
							__( 'Which steps took longer than they should?', 'userfeedback' ),
							__( 'Finding the product', 'userfeedback' ),
							__( 'Creating an account', 'userfeedback' ),
							__( 'Entering the address', 'userfeedback' ),
							__( 'Paying', 'userfeedback' ),
							__( 'Something else', 'userfeedback' )
						)
					),
					Ask::text( __( 'What would you change about ordering?', 'userfeedback' ) ),
				),
				__(
					'Ease at the checkout predicts orders better than delight does; those who found it easy are spared the list of steps.',
					'userfeedback'
				)
			),
			new Template(
				'shop-delivery',
				Category::SHOP,
				__( 'Delivery', 'userfeedback' ),
				__( 'Ask how an order arrived.', 'userfeedback' ),
				array(
					__( 'How people rate the delivery', 'userfeedback' ),
					__( 'Problems on the way', 'userfeedback' ),
				),
				array(
					Ask::stars( __( 'How happy are you with the delivery?', 'userfeedback' ) ),
					Ask::when(
						0,
						'<',
						4,
						Ask::any(
							__( 'What went wrong?', 'userfeedback' ),
							__( 'It came late', 'userfeedback' ),
							__( 'Something was damaged', 'userfeedback' ),
							__( 'Something was missing', 'userfeedback' ),
							__( 'I had no news of it', 'userfeedback' ),
							__( 'Something else', 'userfeedback' )
						)
					),
					Ask::text( __( 'What else should we know about it?', 'userfeedback' ) ),
				),
				__( 'The rating is for everybody; what went wrong is asked only of those for whom something did.', 'userfeedback' )
			),
			new Template(
				'shop-pricing',
				Category::SHOP,
				__( 'Price check', 'userfeedback' ),
				__( 'Learn how your prices are seen.', 'userfeedback' ),
				array(
					__( 'Whether prices seem right', 'userfeedback' ),
					__( 'What people compare with', 'userfeedback' ),
				),
				array(
					Ask::one(
						__( 'How do our prices seem to you?', 'userfeedback' ),
						__( 'Much too low', 'userfeedback' ),
						__( 'A little too low', 'userfeedback' ),
						__( 'About right', 'userfeedback' ),
						__( 'A little too high', 'userfeedback' ),
						__( 'Much too high', 'userfeedback' )
					),
					Ask::line( __( 'Which other offers did you look at?', 'userfeedback' ) ),
					Ask::text( __( 'What would make it worth more to you?', 'userfeedback' ) ),
				),
				__( 'Too low and too high stand at equal distance from right, so that the scale takes no side.', 'userfeedback' )
			),
			new Template(
				'shop-range',
				Category::SHOP,
				__( 'What is missing in the shop?', 'userfeedback' ),
				__( 'Let customers tell you what to stock next.', 'userfeedback' ),
				array(
					__( 'What people look for', 'userfeedback' ),
					__( 'Whom to tell when it is there', 'userfeedback' ),
				),
				array(
					Ask::one(
						__( 'Did you find the products you were looking for?', 'userfeedback' ),
						$yes,
						__( 'Some of them', 'userfeedback' ),
						__( 'No', 'userfeedback' )
					),
					Ask::when(
						0,
						'!=',
						$yes,
						Ask::line( __( 'Which product is missing?', 'userfeedback' ) )
					),
					Ask::when(
						0,
						'!=',
						$yes,
						Ask::email( __( 'Shall we write to you when we have it?', 'userfeedback' ) )
					),
				),
				__(
					'Only those who did not find everything are asked what is missing; the address comes last, when there is a reason to give it.',
					'userfeedback'
				)
			),
		);
	}
}
