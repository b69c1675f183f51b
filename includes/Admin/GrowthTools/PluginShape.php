<?php
declare(strict_types=1);

namespace UserFeedback\Admin\GrowthTools;

use UserFeedback\Platform\Schema\Schema;
use UserFeedback\Platform\Schema\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Third-party plugins that work with this one. */
final class PluginShape {

	public static function list(): Shape {
		return Schema::list( self::row() )->named( 'PluginList' );
	}

	public static function row(): Shape {
		return Schema::record(
			array(
				'slug'           => Schema::oneOf( self::slugs() ),
				'title'          => Schema::string(),
				'excerpt'        => Schema::string(),
				// Section of the growth tools, or none.
				'section'        => Schema::oneOf( array( 'traffic', 'engagement', 'revenue', '' ) ),
				'works_with'     => Schema::boolean(), // It exchanges data with surveys.
				'basename'       => Schema::string(),  // The installed edition's, else the directory's.
				'installed'      => Schema::boolean(),
				'active'         => Schema::boolean(),
				'setup_complete' => Schema::boolean(), // Active, and set up if it needs setup.
				'may_change'     => Schema::boolean(), // The user may take the next step: install, activate or deactivate.
				// Reason: files are locked, the network decides, permissions are missing, or another plugin needs it.
				'hindrance'      => Schema::oneOf( array( '', 'files', 'network', 'rights', 'needed' ) ),
			)
		)->named( 'OtherPlugin' );
	}

	/** A known slug; never a URL or a path. */
	public static function chosen(): Shape {
		return Schema::object( array( 'plugin' => Schema::oneOf( self::slugs() )->required() ) )->named( 'PluginChosen' );
	}

	public static function changed(): Shape {
		return Schema::record(
			array(
				'message' => Schema::string(),
				'plugin'  => self::row(),
			)
		)->named( 'PluginChanged' );
	}

	/** @return non-empty-list<string> */
	private static function slugs(): array {
		return array_map( static fn( InstallablePlugin $plugin ): string => $plugin->value, InstallablePlugin::cases() );
	}
}
