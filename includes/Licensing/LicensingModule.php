<?php
declare(strict_types=1);

namespace UserFeedback\Licensing;

use UserFeedback\Module;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Updates the license status when no one waits for it: after an admin page was sent, and in cron. */
final class LicensingModule implements Module {

	public function __construct( private readonly ConfirmLicence $confirm ) {}

	public function register(): void {
		add_action( 'admin_init', array( $this, 'onAdminPage' ) );
		if ( wp_doing_cron() ) {
			$this->later();
		}
	}

	/** Visitors trigger this too, through admin-ajax.php. */
	public function onAdminPage(): void {
		if ( ! wp_doing_ajax() && current_user_can( 'manage_options' ) ) {
			$this->later();
		}
	}

	public function afterSending(): void {
		if ( function_exists( 'fastcgi_finish_request' ) ) {
			fastcgi_finish_request();
		}
		$this->confirm->ifDue();
	}

	private function later(): void {
		add_action( 'shutdown', array( $this, 'afterSending' ), 100 );
	}
}
