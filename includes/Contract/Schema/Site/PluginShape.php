<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Schema\Site;

use UserFeedback\Contract\KnownPlugin;
use UserFeedback\Contract\S;
use UserFeedback\Contract\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Third-party plugins that work with this one. */
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
				'section'        => S::oneOf( array( 'traffic', 'engagement', 'revenue', '' ) ), // Section of the growth tools, or none.
				'works_with'     => S::boolean(), // It exchanges data with surveys.
				'basename'       => S::string(),  // The installed edition's, else the directory's.
				'installed'      => S::boolean(),
				'active'         => S::boolean(),
				'setup_complete' => S::boolean(), // Active, and set up if it needs setup.
				'may_change'     => S::boolean(), // The user may take the next step: install, activate or deactivate.
				// Reason: files are locked, the network decides, permissions are missing, or another plugin needs it.
				'hindrance'      => S::oneOf( array( '', 'files', 'network', 'rights', 'needed' ) ),
			)
		)->named( 'OtherPlugin' );
	}

	/** A known slug; never a URL or a path. */
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
