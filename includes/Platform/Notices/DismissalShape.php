<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Notices;

use UserFeedback\Platform\Schema\Schema;
use UserFeedback\Platform\Schema\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A notice that a user dismissed, on the plugin's own screens or elsewhere in wp-admin. */
final class DismissalShape {

	/** Maximum characters of a notice's id: lowercase letters, digits, hyphens and underscores. */
	public const ID = 64;

	public static function dismissal(): Shape {
		return Schema::object(
			array( 'notice_id' => Schema::string()->min( 1 )->max( self::ID )->required() )
		)->named( 'NoticeDismissal' );
	}

	public static function dismissed(): Shape {
		return Schema::record( array( 'dismissed' => Schema::list( Schema::string() ) ) )->named( 'DismissedNotices' );
	}
}
