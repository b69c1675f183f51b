<?php
declare(strict_types=1);

namespace UserFeedback\Lifecycle;

use UserFeedback\Platform\Database\SiteSetup;
use UserFeedback\Platform\Hooks;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Sets up a site if needed: after an update by copying files, or a new site of a network. Only sites that aren't ready have its
 * hooks.
 *
 * @phpstan-import-type Declared from Hooks
 */
final class SiteSetupHooks {

	public function __construct( private readonly SiteSetup $site ) {}

	/** @return array<string, Declared|list<Declared>> */
	public static function hooks(): array {
		return array(
			'rest_api_init' => array( 'beforeRest', 0 ),
			'admin_notices' => array( 'printFailure' ),
		);
	}

	/** A visitor's page never waits for table changes. */
	public function prepare(): void {
		if ( self::isWithoutVisitor() && ! $this->site->isReady() ) {
			$this->site->makeReady();
		}
	}

	/** After an update, answers of visitors need the tables. On a new site, only users wait for them. */
	public function beforeRest(): void {
		$mayWait = array() !== SiteSetup::schemaLog() || is_user_logged_in() || self::isWithoutVisitor();
		if ( $mayWait && ! $this->site->isReady() ) {
			$this->site->makeReady();
		}
	}

	private static function isWithoutVisitor(): bool {
		return ( is_admin() && ! wp_doing_ajax() ) || wp_doing_cron() || 'cli' === PHP_SAPI; // Visitors use admin-ajax.php, too.
	}

	public function printFailure(): void {
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
					'UserFeedback couldn’t set up its database tables, so surveys aren’t shown and answers aren’t accepted. It tries again each time you open an admin page. Database error: %s',
					'userfeedback'
				),
				'<code>' . esc_html( wp_strip_all_tags( $failure ) ) . '</code>'
			),
			array( 'type' => 'error' )
		);
	}
}
