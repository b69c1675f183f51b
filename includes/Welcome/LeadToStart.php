<?php
declare(strict_types=1);

namespace UserFeedback\Welcome;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Who activates the plugin by its own link comes to where the first survey begins: once a site, and never where there is
 * one. WordPress leads back to its list of plugins at the end of the same request, so nothing waits for a later page.
 */
final class LeadToStart {

	public const OPTION = 'userfeedback_led_to_start';

	public function __construct( private readonly ProgressQuery $progress ) {}

	public function run(): void {
		if (
			$this->isByItsOwnLink()
			&& current_user_can( 'manage_options' ) // May everything here; who else may is not known yet in this request.
			&& ! $this->progress->of( false )->has( Step::MADE )
			&& add_option( self::OPTION, '1', '', false )
		) {
			add_filter( 'wp_redirect', array( $this, 'lead' ) );
		}
	}

	public function lead( string $location ): string {
		return str_contains( $location, 'plugins.php?activate=true' )
			? admin_url( 'admin.php?page=userfeedback_surveys#/new/setup' )
			: $location;
	}

	/** Not with others at once, for a network, by a program, or where an answer to a script would be led away. */
	private function isByItsOwnLink(): bool {
		// phpcs:ignore WordPress.Security -- Compared and no more; WordPress has checked the nonce before it activated anything.
		$action = $_GET['action'] ?? '';
		return 'plugins.php' === ( $GLOBALS['pagenow'] ?? '' ) && 'activate' === $action && ! is_network_admin() && ! wp_doing_ajax();
	}
}
