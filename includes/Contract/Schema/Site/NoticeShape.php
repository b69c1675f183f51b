<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Schema\Site;

use UserFeedback\Contract\S;
use UserFeedback\Contract\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A notice that a user dismissed, on the plugin's own screens or elsewhere in wp-admin. */
final class NoticeShape {

	/** Maximum characters of a notice's id: lowercase letters, digits, hyphens and underscores. */
	public const ID = 64;

	public static function dismissal(): Shape {
		return S::object( array( 'notice_id' => S::string()->min( 1 )->max( self::ID )->required() ) )->named( 'NoticeDismissal' );
	}

	public static function dismissed(): Shape {
		return S::record( array( 'dismissed' => S::list( S::string() ) ) )->named( 'DismissedNotices' );
	}
}
