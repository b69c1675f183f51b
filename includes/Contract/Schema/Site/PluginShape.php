<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Schema\Site;

use UserFeedback\Contract\KnownPlugin;
use UserFeedback\Contract\S;
use UserFeedback\Contract\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Plugins of others that work with this one. */
final class PluginShape {

	public static function list(): Shape {
		return S::list( self::row() )->named( 'PluginList' );
	}

	public static function row(): Shape {
		return S::record(
			array(
				'slug'           => S::oneOf( self::slugs() ),
				'title'          => S::string(),
				'excerpt'        => S::string(),
				'section'        => S::oneOf( array( 'traffic', 'engagement', 'revenue', '' ) ), // Of the growth tools, or of none.
				'works_with'     => S::boolean(), // Surveys and it tell each other something.
				'basename'       => S::string(),  // Of the edition that the site has; else of the one in the directory.
				'installed'      => S::boolean(),
				'active'         => S::boolean(),
				'setup_complete' => S::boolean(), // Active, and set up as far as it has something to set up.
				'may_change'     => S::boolean(), // Whether who asks may take the next step: install, activate, switch off.
				// Why not: files of the site are locked, the network decides, rights are missing, or another plugin needs it.
				'hindrance'      => S::oneOf( array( '', 'files', 'network', 'rights', 'needed' ) ),
			)
		)->named( 'OtherPlugin' );
	}

	/** A slug of ours; never an address or a path. */
	public static function chosen(): Shape {
		return S::object( array( 'plugin' => S::oneOf( self::slugs() )->required() ) )->named( 'PluginChosen' );
	}

	public static function changed(): Shape {
		return S::record(
			array(
				'message' => S::string(),
				'plugin'  => self::row(),
			)
		)->named( 'PluginChanged' );
	}

	/** @return non-empty-list<string> */
	private static function slugs(): array {
		return array_map( static fn( KnownPlugin $plugin ): string => $plugin->value, KnownPlugin::cases() );
	}
}
