<?php
declare(strict_types=1);

namespace UserFeedback\Lifecycle;

use UserFeedback\Module;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Sets up a site if needed: after an update by copying files, or a new site of a network. */
final class SiteModule implements Module {

	public function __construct( private readonly Site $site ) {}

	/** A visitor's page never waits for table changes. */
	public function register(): void {
		if ( $this->site->isReady() ) {
			return;
		}
		if ( is_admin() || wp_doing_cron() || 'cli' === PHP_SAPI ) {
			$this->site->makeReady();
		}
		add_action( 'rest_api_init', array( $this, 'beforeRest' ), 0 );
		add_action( 'admin_notices', array( $this, 'tellFailure' ) );
	}

	public function beforeRest(): void {
		if ( ! $this->site->isReady() ) {
			$this->site->makeReady();
		}
	}

	public function tellFailure(): void {
		$failure = $this->site->failure();
		if ( ! current_user_can( 'manage_options' ) ) {
			return;
		}
		if ( null === $failure ) {
			if ( $this->site->isWaiting() ) {
				wp_admin_notice(
					esc_html__(
						'UserFeedback is preparing its database tables. Surveys are paused until it finishes. Reload this page in a minute.',
						'userfeedback'
					),
					array( 'type' => 'info' )
				);
			}
			return;
		}
		wp_admin_notice(
			sprintf(
				/* translators: %s: what the database said. */
				esc_html__(
					'UserFeedback couldn\'t set up its database tables, so surveys aren\'t shown and answers aren\'t accepted. It tries again each time you open an admin page. Database error: %s',
					'userfeedback'
				),
				'<code>' . esc_html( wp_strip_all_tags( $failure ) ) . '</code>'
			),
			array( 'type' => 'error' )
		);
	}
}
