<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps\View;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

final class OverlayStrings {

	/** @return array<string, string> of the contract's shape HeatmapWords. */
	public static function all(): array {
		return array(
			'title'       => __( 'Heatmap', 'userfeedback' ),
			'mode'        => __( 'Show', 'userfeedback' ),
			'clicks'      => __( 'Clicks', 'userfeedback' ),
			'scroll'      => __( 'Scrolling', 'userfeedback' ),
			'both'        => __( 'Both', 'userfeedback' ),
			'one_click'   => __( '1 click', 'userfeedback' ),
			/* translators: %s: how many, two or more. */
			'some_clicks' => __( '%s clicks', 'userfeedback' ),
			/* translators: %s: how many. */
			'views'       => __( 'Page views: %s', 'userfeedback' ),
			'fold'        => __( 'Average fold', 'userfeedback' ),
			/* translators: %s: a share, such as 75 %. */
			'reached'     => __( '%s of visits reached this line', 'userfeedback' ),
			'few'         => __( 'Few clicks', 'userfeedback' ),
			'many'        => __( 'Many', 'userfeedback' ),
			'elements'    => __( 'Clicked elements', 'userfeedback' ),
			'here'        => __( 'On the page', 'userfeedback' ),
			'hidden'      => __( 'Not visible right now', 'userfeedback' ),
			'gone'        => __( 'Removed from page', 'userfeedback' ),
			/* translators: %s: how many. */
			'other'       => __( 'Other clicks: %s', 'userfeedback' ),
			'none'        => __( 'No matching visits in this date range.', 'userfeedback' ),
			'picture'     => __( 'Save as image', 'userfeedback' ),
			'no_picture'  => __( 'This browser can’t create an image of this page.', 'userfeedback' ),
			'close'       => __( 'Close', 'userfeedback' ),
		);
	}
}
