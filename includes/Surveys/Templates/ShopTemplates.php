<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Templates;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** About buying. */
final class ShopTemplates {

	/** @return list<Template> */
	public static function all(): array {
		return array(
			new Template(
				'shop-purchase',
				Category::SHOP,
				__( 'After the purchase', 'userfeedback' ),
				__( 'Learn how buying went while it is still fresh.', 'userfeedback' ),
				array( __( 'How smooth the checkout was', 'userfeedback' ), __( 'Why people chose you', 'userfeedback' ) ),
				array(
					Ask::stars( __( 'How was your purchase today?', 'userfeedback' ) ),
					Ask::one(
						__( 'What made you choose us?', 'userfeedback' ),
						__( 'The price', 'userfeedback' ),
						__( 'The range', 'userfeedback' ),
						__( 'A recommendation', 'userfeedback' ),
						__( 'The reviews', 'userfeedback' ),
						__( 'Fast delivery', 'userfeedback' )
					),
					Ask::text( __( 'What could have been easier?', 'userfeedback' ) ),
				),
				isPopular: true
			),
			new Template(
				'shop-cart',
				Category::SHOP,
				__( 'Left in the cart', 'userfeedback' ),
				__( 'Find out what keeps visitors from ordering.', 'userfeedback' ),
				array( __( 'Doubts before an order', 'userfeedback' ), __( 'Costs that surprise', 'userfeedback' ) ),
				array(
					Ask::one(
						__( 'What keeps you from ordering today?', 'userfeedback' ),
						__( 'The price', 'userfeedback' ),
						__( 'The cost of delivery', 'userfeedback' ),
						__( 'The ways to pay', 'userfeedback' ),
						__( 'I am only looking', 'userfeedback' ),
						__( 'Something is unclear', 'userfeedback' )
					),
					Ask::text( __( 'What would help you to decide?', 'userfeedback' ) ),
				),
				isPopular: true,
				isFree: true
			),
			new Template(
				'shop-delivery',
				Category::SHOP,
				__( 'Delivery', 'userfeedback' ),
				__( 'Ask how an order arrived.', 'userfeedback' ),
				array( __( 'Speed and packaging', 'userfeedback' ), __( 'Problems on the way', 'userfeedback' ) ),
				array(
					Ask::stars( __( 'How happy are you with the delivery?', 'userfeedback' ) ),
					Ask::any(
						__( 'What went well?', 'userfeedback' ),
						__( 'It was on time', 'userfeedback' ),
						__( 'The packaging', 'userfeedback' ),
						__( 'News on the way', 'userfeedback' ),
						__( 'The courier', 'userfeedback' )
					),
					Ask::text( __( 'Did anything go wrong?', 'userfeedback' ) ),
				)
			),
			new Template(
				'shop-pricing',
				Category::SHOP,
				__( 'Price check', 'userfeedback' ),
				__( 'Learn how your prices are seen.', 'userfeedback' ),
				array( __( 'Whether prices seem fair', 'userfeedback' ), __( 'What people compare with', 'userfeedback' ) ),
				array(
					Ask::one(
						__( 'How do our prices seem to you?', 'userfeedback' ),
						__( 'Low', 'userfeedback' ),
						__( 'Fair', 'userfeedback' ),
						__( 'A little high', 'userfeedback' ),
						__( 'Too high', 'userfeedback' )
					),
					Ask::line( __( 'Which other offers did you look at?', 'userfeedback' ) ),
					Ask::text( __( 'What would make it worth more to you?', 'userfeedback' ) ),
				)
			),
			new Template(
				'shop-range',
				Category::SHOP,
				__( 'What is missing in the shop?', 'userfeedback' ),
				__( 'Let customers tell you what to stock next.', 'userfeedback' ),
				array( __( 'Products people look for', 'userfeedback' ), __( 'Ideas for your range', 'userfeedback' ) ),
				array(
					Ask::one(
						__( 'Did we have what you were looking for?', 'userfeedback' ),
						__( 'Yes', 'userfeedback' ),
						__( 'Partly', 'userfeedback' ),
						__( 'No', 'userfeedback' )
					),
					Ask::line( __( 'What should we offer as well?', 'userfeedback' ) ),
					Ask::email( __( 'Shall we write to you when we have it?', 'userfeedback' ) ),
				)
			),
		);
	}
}
