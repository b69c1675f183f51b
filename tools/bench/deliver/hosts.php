<?php
/**
 * A plugin of the bench's site: webhooks may go to receivers on this machine, which a real site doesn't allow, and no other
 * request leaves it. WordPress would check for updates, and log that the server doesn't respond.
 */

declare(strict_types=1);

foreach ( array( 'wp_version_check', 'wp_update_plugins', 'wp_update_themes' ) as $ufCheck ) {
	remove_action( $ufCheck, $ufCheck );
}
foreach ( array( '_maybe_update_core', '_maybe_update_plugins', '_maybe_update_themes' ) as $ufCheck ) {
	remove_action( 'admin_init', $ufCheck );
}

add_filter(
	'userfeedback_webhook_allowed_hosts',
	static function ( array $hosts ): array {
		$ours = get_option( 'uf_bench_hosts' );
		return array( ...$hosts, ...explode( ',', is_string( $ours ) ? $ours : '' ) );
	}
);
