<?php
declare(strict_types=1);

namespace UserFeedback\Admin\GrowthTools;

use UserFeedback\Platform\Schema\Schema;
use UserFeedback\Platform\Schema\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Texts from the plugin's publisher on the app's screens; each may be empty. */
final class PublisherShape {

	public static function texts(): Shape {
		return Schema::record(
			array(
				'price'        => Schema::string(),
				'guide_url'    => self::address(),
				'video'        => Schema::record(
					array(
						'title' => Schema::string(),
						'url'   => self::address(),
					)
				),
				'monitoring'   => self::item(),
				'testimonials' => Schema::list(
					Schema::record(
						array(
							'quote' => Schema::string(),
							'name'  => Schema::string(),
							'role'  => Schema::string(),
						)
					)->named( 'Testimonial' )
				),
				'tools'        => Schema::list(
					Schema::record(
						array(
							'section' => Schema::oneOf( array( 'traffic', 'engagement', 'revenue' ) ),
							'title'   => Schema::string(),
							'excerpt' => Schema::string(),
							'url'     => Schema::url(),
						)
					)->named( 'PublisherTool' )
				),
				'guides'       => Schema::list( self::item() ),
			)
		)->named( 'PublisherTexts' );
	}

	private static function item(): Shape {
		return Schema::record(
			array(
				'title'   => Schema::string(),
				'excerpt' => Schema::string(),
				'url'     => self::address(),
			)
		)->named( 'PublisherItem' );
	}

	private static function address(): Shape {
		return Schema::either( Schema::oneOf( array( '' ) ), Schema::url() );
	}
}
