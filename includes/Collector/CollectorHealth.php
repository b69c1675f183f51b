<?php
declare(strict_types=1);

namespace UserFeedback\Collector;

use UserFeedback\Responses\Upkeep\HealthActions;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The two doors for what visitors send and ask, as Site Health shows them: the collector, and the site's REST API. */
final class CollectorHealth {

	/** @return array<string, mixed> of the shape that WordPress's `site_status_tests` wants. */
	public static function of( bool $isOn, bool $isOthersWish, bool $isRestOpen ): array {
		return array(
			'label'       => self::label( $isOn, $isRestOpen ),
			'status'      => self::status( $isOn, $isOthersWish, $isRestOpen ),
			'badge'       => array(
				'label' => $isRestOpen ? __( 'Performance', 'userfeedback' ) : __( 'UserFeedback', 'userfeedback' ),
				'color' => 'blue',
			),
			'description' => '<p>' . esc_html( self::description( $isOn, $isOthersWish, $isRestOpen ) ) . '</p>',
			'actions'     => $isOn || $isOthersWish ? '' : HealthActions::checkAgain(),
			'test'        => 'userfeedback_collector',
		);
	}

	private static function status( bool $isOn, bool $isOthersWish, bool $isRestOpen ): string {
		return match ( true ) {
			$isRestOpen => $isOn || $isOthersWish ? 'good' : 'recommended',
			$isOn        => 'recommended',
			default       => 'critical',
		};
	}

	private static function label( bool $isOn, bool $isRestOpen ): string {
		return match ( true ) {
			! $isRestOpen && ! $isOn => __( 'Survey answers cannot reach your site', 'userfeedback' ),
			! $isRestOpen             => __( 'Visitors cannot ask the REST API which surveys are live', 'userfeedback' ),
			$isOn                      => __( 'Survey answers take the short way', 'userfeedback' ),
			default                     => __( 'Survey answers go through the REST API', 'userfeedback' ),
		};
	}

	private static function description( bool $isOn, bool $isOthersWish, bool $isRestOpen ): string {
		$setting = __(
			'Look in your security plugin for a setting that closes the REST API to visitors who are not logged in, often called "Disallow unauthorized REST requests" or "Disable REST API", and let the addresses that begin with userfeedback/v1 through.',
			'userfeedback'
		);
		return match ( true ) {
			! $isRestOpen && ! $isOn => __(
				'Neither the REST API nor the script includes/Widget/collect.php of UserFeedback answers visitors. Answers are kept in their browsers for up to 30 days and are lost then.',
				'userfeedback'
			) . ' ' . $setting,
			! $isRestOpen             => __(
				'Answers are taken, but a page that comes from a cache cannot learn which surveys are live: after a day it shows none.',
				'userfeedback'
			) . ' ' . $setting,
			$isOn                      => __(
				'Answers to surveys are taken by a small script of UserFeedback that loads only the core of WordPress.',
				'userfeedback'
			),
			$isOthersWish              => __(
				'Another plugin looks at each answer before it is stored, which needs all of WordPress, or wants the short way closed.',
				'userfeedback'
			),
			default                     => __(
				'Your server does not let the script includes/Widget/collect.php of UserFeedback be called, or it lies where WordPress cannot be found. Every answer is taken through the REST API, which costs the server about six times as much.',
				'userfeedback'
			),
		};
	}
}
