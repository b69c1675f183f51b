<?php
/**
 * Plugin Name: Consent banner Description: Sites made by tools/dev/setup ask for consent on addresses with ?consent=ask, through
 * the WP Consent API.
 */

declare( strict_types=1 );

if ( isset( $_GET['consent'] ) ) { // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- It changes nothing.
	function wp_has_consent( string $category ): bool {
		return isset( $_COOKIE[ "wp_consent_$category" ] ) && 'allow' === $_COOKIE[ "wp_consent_$category" ];
	}

	// After all other scripts, where banners are.
	add_action(
		'wp_print_footer_scripts',
		static function (): void {
			?>
			<button id="agree">I agree</button>
			<script>
				window.wp_has_consent = ( category ) => document.cookie.includes( `wp_consent_${ category }=allow` );
				document.getElementById( 'agree' ).onclick = () => {
					document.cookie = 'wp_consent_preferences=allow;path=/';
					const detail = { preferences: 'allow' };
					document.dispatchEvent( new CustomEvent( 'wp_listen_for_consent_change', { detail } ) );
				};
			</script>
			<?php
		},
		PHP_INT_MAX
	);
}
