<?php
declare(strict_types=1);

namespace UserFeedback\Admin;

use UserFeedback\Contract\Can;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Pages that need a license. */
final class LicensedPages {

	public const POST_RATINGS = 'userfeedback_post_ratings';
	public const HEATMAPS     = 'userfeedback_heatmaps';
	public const ADDONS       = 'userfeedback_addons';

	/** @return array<string, array{string, string, Can}> as AdminModule::pages(). */
	public static function all(): array {
		return array(
			self::POST_RATINGS => array( 'post-ratings', __( 'Post Ratings', 'userfeedback' ), Can::VIEW_OR_SETTINGS ),
			self::HEATMAPS     => array( 'heatmaps', __( 'Heatmaps', 'userfeedback' ), Can::VIEW ),
			self::ADDONS       => array( 'addons', __( 'Addons', 'userfeedback' ), Can::SETTINGS ),
		);
	}
}
