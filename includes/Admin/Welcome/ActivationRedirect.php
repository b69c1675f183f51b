<?php
declare(strict_types=1);

namespace UserFeedback\Admin\Welcome;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Redirects to the first survey after the plugin is activated by its own link: once per site, and only if it has no survey.
 * WordPress redirects to the plugin list at the end of the same request, so this needn't wait for a later page.
 */
final class ActivationRedirect {

	public const OPTION = 'userfeedback_led_to_start';

	public function __construct( private readonly OnboardingProgressQuery $progress ) {}

	public function run(): void {
		if (
			$this->isSingleActivation()
			&& current_user_can( 'manage_options' ) // May do everything here; other roles aren't set up yet in this request.
			&& ! $this->progress->of( false )->has( OnboardingStep::MADE )
			&& add_option( self::OPTION, '1', '', false )
		) {
			add_filter( 'wp_redirect', array( $this, 'filterRedirect' ) );
		}
	}

	public function filterRedirect( string $location ): string {
		return str_contains( $location, 'plugins.php?activate=true' )
			? admin_url( 'admin.php?page=userfeedback_surveys#/new/setup' )
			: $location;
	}

	/** Returns false for bulk or network activation, programs, and scripts, which a redirect would break. */
	private function isSingleActivation(): bool {
		// phpcs:ignore WordPress.Security -- Compared and no more; WordPress has checked the nonce before it activated anything.
		$action = $_GET['action'] ?? '';
		return 'plugins.php' === ( $GLOBALS['pagenow'] ?? '' ) && 'activate' === $action && ! is_network_admin() && ! wp_doing_ajax();
	}
}
