<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Schema\Printed;

use UserFeedback\Contract\S;
use UserFeedback\Contract\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Texts from the plugin's publisher on the app's screens; each may be empty. */
final class PublisherShape {

	public static function texts(): Shape {
		return S::record(
			array(
				'price'        => S::string(),
				'guide_url'    => self::address(),
				'video'        => S::record(
					array(
						'title' => S::string(),
						'url'   => self::address(),
					)
				),
				'monitoring'   => self::item(),
				'testimonials' => S::list(
					S::record(
						array(
							'quote' => S::string(),
							'name'  => S::string(),
							'role'  => S::string(),
						)
					)->named( 'Testimonial' )
				),
				'tools'        => S::list(
					S::record(
						array(
							'section' => S::oneOf( array( 'traffic', 'engagement', 'revenue' ) ),
							'title'   => S::string(),
							'excerpt' => S::string(),
							'url'     => S::url(),
						)
					)->named( 'PublisherTool' )
				),
				'guides'       => S::list( self::item() ),
			)
		)->named( 'PublisherTexts' );
	}

	private static function item(): Shape {
		return S::record(
			array(
				'title'   => S::string(),
				'excerpt' => S::string(),
				'url'     => self::address(),
			)
		)->named( 'PublisherItem' );
	}

	private static function address(): Shape {
		return S::either( S::oneOf( array( '' ) ), S::url() );
	}
}
