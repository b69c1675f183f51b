<?php
declare(strict_types=1);

namespace UserFeedback\Collector;

use UserFeedback\Responses\HealthActions;

/** The collector as Site Health shows it. A site without it takes every answer all the same. */
final class CollectorHealth {

	/** @return array<string, mixed> of the shape that WordPress's `site_status_tests` wants. */
	public static function of( bool $is_on, bool $others_listen, bool $is_rest_closed ): array {
		return array(
			'label'       => $is_on ? __( 'Survey answers take the short way', 'userfeedback' ) : __( 'Survey answers go through the REST API', 'userfeedback' ),
			'status'      => $is_on || $others_listen ? 'good' : 'recommended',
			'badge'       => array(
				'label' => __( 'Performance', 'userfeedback' ),
				'color' => 'blue',
			),
			'description' => '<p>' . esc_html( self::description( $is_on, $others_listen, $is_rest_closed ) ) . '</p>',
			'actions'     => $is_on || $others_listen ? '' : HealthActions::checkAgain(),
			'test'        => 'userfeedback_collector',
		);
	}

	private static function description( bool $is_on, bool $others_listen, bool $is_rest_closed ): string {
		return match ( true ) {
			$is_on         => __( 'Answers to surveys are taken by a small script of UserFeedback that loads only the core of WordPress.', 'userfeedback' ),
			$others_listen => __( 'Another plugin looks at each answer before it is stored, and that needs all of WordPress.', 'userfeedback' ),
			$is_rest_closed => __( 'This site refuses visitors its REST API, so UserFeedback keeps its other way in closed as well, and no answer arrives. Let visitors reach the addresses that begin with /wp-json/userfeedback/v1/ in the plugin or on the server that refuses them.', 'userfeedback' ),
			default        => __( 'Your server does not let the script includes/Widget/collect.php of UserFeedback be called, or it lies where WordPress cannot be found. Every answer is taken through the REST API, which costs the server about six times as much.', 'userfeedback' ),
		};
	}
}
