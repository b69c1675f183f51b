<?php
declare(strict_types=1);

namespace UserFeedback\Settings;

use UserFeedback\Platform\Schema\Limits;
use UserFeedback\Platform\Schema\Schema;
use UserFeedback\Platform\Schema\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The connection to Google Drive, and actions on it. */
final class GoogleShape {

	/**
	 * `needs_reconnect`: Google ended the connection, and pending rows are not written. `label` is the account's email address,
	 * `date` is in Unix seconds. `redirect_uri` is for the owner to enter at Google; `client_of_config` is true if
	 * wp-config.php defines the client.
	 */
	public static function connection(): Shape {
		return Schema::record(
			array(
				'connected'        => Schema::boolean(),
				'needs_reconnect'  => Schema::boolean(),
				'label'            => Schema::string(),
				'date'             => Schema::integer()->min( 0 ),
				'folder_id'        => Schema::string(),
				'folder_name'      => Schema::string(),
				'redirect_uri'     => Schema::string(),
				'has_client'       => Schema::boolean(),
				'client_of_config' => Schema::boolean(),
			)
		)->named( 'GoogleConnection' );
	}

	/** Where to return afterwards: `settings`, or `survey_` and a survey's id. */
	public static function connecting(): Shape {
		return Schema::object(
			array( 'return' => Schema::string()->max( Limits::SHORT_TEXT )->default( 'settings' ) )
		)->named( 'GoogleConnecting' );
	}

	/** Google's consent page. */
	public static function authUrl(): Shape {
		return Schema::url()->named( 'GoogleAuthUrl' );
	}

	/** Valid for files created by this site, for an hour at most. */
	public static function accessToken(): Shape {
		return Schema::string()->named( 'GoogleAccessToken' );
	}

	public static function chosen(): Shape {
		return Schema::object(
			array( 'folder_id' => Schema::string()->min( 1 )->max( Limits::SHORT_TEXT )->required() )
		)->named( 'GoogleFolderChosen' );
	}

	/** Folders created by this site or opened with it. */
	public static function folders(): Shape {
		return Schema::record( array( 'items' => Schema::list( self::folder() ) ) )->named( 'GoogleFolders' );
	}

	public static function folder(): Shape {
		return Schema::record(
			array(
				'id'   => Schema::string(),
				'name' => Schema::string(),
			)
		)->named( 'GoogleFolder' );
	}
}
