<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Schema\Site;

use UserFeedback\Contract\S;
use UserFeedback\Contract\Shape;
use UserFeedback\Editions\Addon;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Parts of the plugin that are inactive until they are installed and activated. */
final class AddonShape {

	public static function list(): Shape {
		return S::list( self::row() )->named( 'AddonList' );
	}

	public static function row(): Shape {
		return S::record(
			array(
				'slug'       => S::oneOf( self::slugs() ),
				'title'      => S::string(),
				'excerpt'    => S::string(),
				'categories' => S::list( S::string() ),                   // Label of the lowest plan that includes it.
				'plan'       => S::oneOf( array( 'plus', 'pro', 'elite' ) ),
				'type'       => S::oneOf( array( 'licensed', 'unlicensed' ) ), // Based on this site's plan.
				'installed'  => S::boolean(),
				'active'     => S::boolean(),
				'redirect'   => S::string(),                              // Where to get it instead; mostly empty.
			)
		)->named( 'Addon' );
	}

	/** A slug from the catalog; never a URL or a path. */
	public static function chosen(): Shape {
		return S::object( array( 'plugin' => S::oneOf( self::slugs() )->required() ) )->named( 'AddonChosen' );
	}

	public static function changed(): Shape {
		return S::record(
			array(
				'message' => S::string(),
				'addon'   => self::row(),
			)
		)->named( 'AddonChanged' );
	}

	/** @return non-empty-list<string> */
	public static function slugs(): array {
		return array_map( static fn( Addon $addon ): string => $addon->value, Addon::cases() );
	}
}
