<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Schema\Site;

use UserFeedback\Contract\Limits;
use UserFeedback\Contract\S;
use UserFeedback\Contract\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The connection to Google Drive, and what can be done about it. */
final class GoogleShape {

	/**
	 * `needs_reconnect`: Google ended it, and what is to be written waits. `label` is the account's e-mail address, `date` is
	 * Unix seconds. `redirect_uri` is what the owner gives to Google; `client_of_config` that wp-config.php names his client.
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

	/** Where the owner is led to afterwards: `settings`, or `survey_` and the number of one. */
	public static function connecting(): Shape {
		return S::object(
			array( 'return' => S::string()->max( Limits::SHORT_TEXT )->default( 'settings' ) )
		)->named( 'GoogleConnecting' );
	}

	/** Where to go for it. */
	public static function authUrl(): Shape {
		return S::url()->named( 'GoogleAuthUrl' );
	}

	/** Good for files that this site made, for an hour at most. */
	public static function accessToken(): Shape {
		return S::string()->named( 'GoogleAccessToken' );
	}

	public static function chosen(): Shape {
		return S::object(
			array( 'folder_id' => S::string()->min( 1 )->max( Limits::SHORT_TEXT )->required() )
		)->named( 'GoogleFolderChosen' );
	}

	/** Those that this site made, or that were opened with it. */
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
