<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Settings;

use UserFeedback\Platform\Schema\Limits;
use UserFeedback\Platform\Schema\Schema;
use UserFeedback\Platform\Schema\Shape;
use UserFeedback\Surveys\Questions\LogicShape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** After the last question: a message, a page, or one of several pages depending on the answers. */
final class ThankYouShape {

	public const TYPES = array( 'message', 'redirect', 'conditional_redirect' );

	public static function shape(): Shape {
		$condition = Schema::object(
			array(
				'question'       => LogicShape::subject(),
				'condition_type' => LogicShape::comparison(),
				'condition'      => LogicShape::value()->default( '' ),
				'page'           => self::page()->nullable()->default( null ), // Null while none is chosen, as in a draft.
			)
		)->named( 'RedirectCondition' );

		return Schema::object(
			array(
				'type'        => Schema::oneOf( self::TYPES )->default( 'message' ),
				// May contain the few tags of Manifest\RichText; all others are removed.
				'message'     => Schema::string()->max( Limits::THANK_YOU )->default( '' ),
				'button'      => Schema::object(
					array(
						'label' => Schema::string()->max( Limits::SHORT_TEXT )->required(),
						'page'  => self::page()->required(),
					)
				)->named( 'ThankYouButton' )->nullable()->default( null ),
				'redirect_to' => self::page()->nullable()->default( null ),
				'conditions'  => Schema::list( $condition )->max( Limits::CONDITIONS )->default( array() ),
			)
		);
	}

	/** A published page or post from GET search; its URL is looked up when needed. */
	private static function page(): Shape {
		return Schema::object(
			array(
				'id'    => Schema::id()->required(),
				'label' => Schema::string()->max( Limits::PAGE_NAME )->required(),
			)
		)->named( 'PageChoice' );
	}
}
