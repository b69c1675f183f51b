<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Schema\Site;

use UserFeedback\Contract\Limits;
use UserFeedback\Contract\S;
use UserFeedback\Contract\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The connection to Google Drive, and actions on it. */
final class GoogleShape {

	/**
	 * `needs_reconnect`: Google ended the connection, and pending rows are not written. `label` is the account's email address,
	 * `date` is in Unix seconds. `redirect_uri` is for the owner to enter at Google; `client_of_config` is true if
	 * wp-config.php defines the client.
	 */
	public static function connection(): Shape {
		return S::record(
			array(
				'connected'        => S::boolean(),
				'needs_reconnect'  => S::boolean(),
				'label'            => S::string(),
				'date'             => S::integer()->min( 0 ),
				'folder_id'        => S::string(),
				'folder_name'      => S::string(),
				'redirect_uri'     => S::string(),
				'has_client'       => S::boolean(),
				'client_of_config' => S::boolean(),
			)
		)->named( 'GoogleConnection' );
	}

	/** Where to return afterwards: `settings`, or `survey_` and a survey's id. */
	public static function connecting(): Shape {
		return S::object(
			array( 'return' => S::string()->max( Limits::SHORT_TEXT )->default( 'settings' ) )
		)->named( 'GoogleConnecting' );
	}

	/** Google's consent page. */
	public static function authUrl(): Shape {
		return S::url()->named( 'GoogleAuthUrl' );
	}

	/** Valid for files created by this site, for an hour at most. */
	public static function accessToken(): Shape {
		return S::string()->named( 'GoogleAccessToken' );
	}

	public static function chosen(): Shape {
		return S::object(
			array( 'folder_id' => S::string()->min( 1 )->max( Limits::SHORT_TEXT )->required() )
		)->named( 'GoogleFolderChosen' );
	}

	/** Folders created by this site or opened with it. */
	public static function folders(): Shape {
		return S::record( array( 'items' => S::list( self::folder() ) ) )->named( 'GoogleFolders' );
	}

	public static function folder(): Shape {
		return S::record(
			array(
				'id'   => S::string(),
				'name' => S::string(),
			)
		)->named( 'GoogleFolder' );
	}
}
