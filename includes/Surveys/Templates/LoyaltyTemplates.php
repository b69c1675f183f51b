<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Templates;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The Net Promoter Score, each with another question behind it. */
final class LoyaltyTemplates {

	/** @return list<Template> */
	public static function all(): array {
		return array(
			new Template(
				'website-nps',
				Category::LOYALTY,
				__( 'Would you recommend us?', 'userfeedback' ),
				__( 'The one question that shows how loyal your visitors are.', 'userfeedback' ),
				array(
					__( 'Your Net Promoter Score', 'userfeedback' ),
					__( 'The reason behind each score', 'userfeedback' ),
				),
				array(
					Ask::score( __( 'How likely are you to recommend us to a friend or colleague?', 'userfeedback' ) ),
					Ask::text( __( 'What is the main reason for your score?', 'userfeedback' ) ),
				),
				__(
					'The score comes first, in the words that everybody uses, so that it can be compared; one open question tells the reason.',
					'userfeedback'
				),
				isPopular: true
			),
			new Template(
				'service-loyalty',
				Category::LOYALTY,
				__( 'Customer loyalty', 'userfeedback' ),
				__( 'Follow over time how loyal your customers are.', 'userfeedback' ),
				array(
					__( 'Your Net Promoter Score', 'userfeedback' ),
					__( 'What promoters value', 'userfeedback' ),
					__( 'What to improve for the others', 'userfeedback' ),
				),
				array(
					Ask::score( __( 'How likely are you to recommend us to a friend or colleague?', 'userfeedback' ) ),
					Ask::when(
						0,
						'>',
						8,
						Ask::any(
							__( 'What do you value most?', 'userfeedback' ),
							__( 'The quality', 'userfeedback' ),
							__( 'The service', 'userfeedback' ),
							__( 'The price', 'userfeedback' ),
							__( 'The people', 'userfeedback' ),
							__( 'Something else', 'userfeedback' )
						)
					),
					Ask::when(
						0,
						'<',
						9,
						Ask::text( __( 'What should we improve first?', 'userfeedback' ) )
					),
				),
				__(
					'Each group is asked what only it can tell: promoters what they value, all others what to improve.',
					'userfeedback'
				)
			),
			new Template(
				'product-nps',
				Category::LOYALTY,
				__( 'Product loyalty', 'userfeedback' ),
				__( 'See whether people would recommend a product, and to whom.', 'userfeedback' ),
				array(
					__( 'Your Net Promoter Score', 'userfeedback' ),
					__( 'How long people have used it', 'userfeedback' ),
					__( 'The reason behind each score', 'userfeedback' ),
				),
				array(
					Ask::score( __( 'How likely are you to recommend this product to a friend or colleague?', 'userfeedback' ) ),
					Ask::one(
						__( 'How long have you used it?', 'userfeedback' ),
						__( 'Less than a month', 'userfeedback' ),
						__( '1 to 6 months', 'userfeedback' ),
						__( '7 to 12 months', 'userfeedback' ),
						__( 'More than a year', 'userfeedback' )
					),
					Ask::text( __( 'What is the main reason for your score?', 'userfeedback' ) ),
				),
				__( 'How long somebody has used it makes the score readable: newcomers and old hands seldom agree.', 'userfeedback' )
			),
			new Template(
				'shop-nps',
				Category::LOYALTY,
				__( 'Shop loyalty', 'userfeedback' ),
				__( 'Ask customers after their order whether they would send others.', 'userfeedback' ),
				array(
					__( 'Your Net Promoter Score', 'userfeedback' ),
					__( 'What decided the score', 'userfeedback' ),
				),
				array(
					Ask::score( __( 'How likely are you to recommend our shop to a friend or colleague?', 'userfeedback' ) ),
					Ask::one(
						__( 'What decided your score most?', 'userfeedback' ),
						__( 'The products', 'userfeedback' ),
						__( 'The prices', 'userfeedback' ),
						__( 'The delivery', 'userfeedback' ),
						__( 'The service', 'userfeedback' ),
						__( 'Something else', 'userfeedback' )
					),
					Ask::text( __( 'What could we do better?', 'userfeedback' ) ),
				),
				__(
					'Asked after an order, when there is something to judge; what decided it is quick to tap and easy to count.',
					'userfeedback'
				)
			),
			new Template(
				'loyalty-recovery',
				Category::LOYALTY,
				__( 'Win them back', 'userfeedback' ),
				__( 'Hear from unhappy customers while you can still help.', 'userfeedback' ),
				array(
					__( 'Your Net Promoter Score', 'userfeedback' ),
					__( 'What went wrong', 'userfeedback' ),
					__( 'How to reach those who want help', 'userfeedback' ),
				),
				array(
					Ask::score( __( 'How likely are you to recommend us to a friend or colleague?', 'userfeedback' ) ),
					Ask::when(
						0,
						'<',
						7,
						Ask::text( __( 'What went wrong?', 'userfeedback' ) )
					),
					Ask::when(
						0,
						'<',
						7,
						Ask::email( __( 'May we write to you to put it right?', 'userfeedback' ) )
					),
				),
				__(
					'Only unhappy customers are asked for an address, after they have said what went wrong, and it is theirs to leave out.',
					'userfeedback'
				)
			),
		);
	}
}
