<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps\View;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** What the overlay says. */
final class ViewWords {

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
			'hidden'      => __( 'Hidden at the moment', 'userfeedback' ),
			'gone'        => __( 'No longer on the page', 'userfeedback' ),
			/* translators: %s: how many. */
			'other'       => __( 'Clicks on further elements: %s', 'userfeedback' ),
			'none'        => __( 'No visits of this kind were recorded on these days.', 'userfeedback' ),
			'picture'     => __( 'Save as picture', 'userfeedback' ),
			'no_picture'  => __( 'This browser cannot make a picture of this page.', 'userfeedback' ),
			'close'       => __( 'Close', 'userfeedback' ),
		);
	}
}
