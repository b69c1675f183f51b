<?php
/**
 * Plugin Name: Page of the widget's bench Description: `?without` is a page as if the plugin were inactive, `&script=` one with
 * another plugin's script, `&csp` one under a strict policy; each lists at its end the WordPress scripts it enqueued.
 */

declare(strict_types=1);

// phpcs:disable WordPress.Security.NonceVerification.Recommended -- The parameters only choose what a page of the bench is like.

if ( isset( $_GET['without'] ) ) {
	add_filter( 'pre_option_active_plugins', '__return_empty_array' );
}

add_action(
	'send_headers',
	static function (): void {
		if ( isset( $_GET['csp'] ) ) {
			header( "Content-Security-Policy: style-src 'none'; script-src 'self'" );
		}
	}
);

add_action(
	'wp_footer',
	static function (): void {
		if ( isset( $_GET['script'] ) && is_string( $_GET['script'] ) ) {
			wp_print_script_tag(
				array(
					'src'   => esc_url_raw( wp_unslash( $_GET['script'] ) ),
					'defer' => true,
				)
			);
		}
		printf( '<!--handles:%s-->', esc_html( implode( ',', wp_scripts()->done ) ) );
	},
	PHP_INT_MAX
);
