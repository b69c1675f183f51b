<?php
declare(strict_types=1);

namespace UserFeedback\Contract;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Plugins of the public directory that work with this one, by their slug there; no other is ever installed from here. */
enum KnownPlugin: string {

	case ANALYTICS = 'google-analytics-for-wordpress';

	/** Its name is no word to translate. */
	public function title(): string {
		return match ( $this ) {
			self::ANALYTICS => 'MonsterInsights',
		};
	}

	/**
	 * Its main files, as WordPress names an installed plugin: that of the directory first, then those of paid editions.
	 *
	 * @return non-empty-list<string>
	 */
	public function basenames(): array {
		return match ( $this ) {
			self::ANALYTICS => array(
				'google-analytics-for-wordpress/googleanalytics.php',
				'google-analytics-premium/googleanalytics-premium.php',
			),
		};
	}
}
