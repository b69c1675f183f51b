<?php
declare(strict_types=1);

namespace UserFeedback\Licensing\Keys;

use UserFeedback\Platform\Hooks;
use UserFeedback\Platform\Injection\Shared;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Updates the license status when no one waits for it: after an admin page was sent, and in cron.
 *
 * @phpstan-import-type Declared from Hooks
 */
#[Shared]
final class LicensingHooks {

	public function __construct( private readonly ConfirmLicense $confirm ) {}

	/** @return array<string, Declared|list<Declared>> */
	public static function hooks(): array {
		return array(
			'admin_init' => array( 'onAdminPage' ),
			'shutdown'   => array( 'afterSending', 100, 0, 'wp_doing_cron' ),
		);
	}

	/** Visitors trigger this too, through admin-ajax.php. */
	public function onAdminPage(): void {
		if ( ! wp_doing_ajax() && current_user_can( 'manage_options' ) ) {
			$this->runAtShutdown();
		}
	}

	public function afterSending(): void {
		if ( function_exists( 'fastcgi_finish_request' ) ) {
			fastcgi_finish_request();
		}
		$this->confirm->ifDue();
	}

	private function runAtShutdown(): void {
		add_action( 'shutdown', array( $this, 'afterSending' ), 100 );
	}
}
