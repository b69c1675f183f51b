<?php
declare(strict_types=1);

namespace UserFeedback\Licensing\Addons;

use UserFeedback\Licensing\Plans\Addon;
use UserFeedback\Platform\Schema\Schema;
use UserFeedback\Platform\Schema\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Parts of the plugin that are inactive until they are installed and activated. */
final class AddonShape {

	public static function list(): Shape {
		return Schema::list( self::row() )->named( 'AddonList' );
	}

	public static function row(): Shape {
		return Schema::record(
			array(
				'slug'       => Schema::oneOf( self::slugs() ),
				'title'      => Schema::string(),
				'excerpt'    => Schema::string(),
				'categories' => Schema::list( Schema::string() ),                   // Label of the lowest plan that includes it.
				'plan'       => Schema::oneOf( array( 'plus', 'pro', 'elite' ) ),
				'type'       => Schema::oneOf( array( 'licensed', 'unlicensed' ) ), // Based on this site's plan.
				'installed'  => Schema::boolean(),
				'active'     => Schema::boolean(),
				'redirect'   => Schema::string(),                              // Where to get it instead; mostly empty.
			)
		)->named( 'Addon' );
	}

	/** A slug from the catalog; never a URL or a path. */
	public static function chosen(): Shape {
		return Schema::object( array( 'plugin' => Schema::oneOf( self::slugs() )->required() ) )->named( 'AddonChosen' );
	}

	public static function changed(): Shape {
		return Schema::record(
			array(
				'message' => Schema::string(),
				'addon'   => self::row(),
			)
		)->named( 'AddonChanged' );
	}

	/** @return non-empty-list<string> */
	public static function slugs(): array {
		return array_map( static fn( Addon $addon ): string => $addon->value, Addon::cases() );
	}
}
