<?php
/**
 * Plugin Name: Mail to file Description: Sites made by tools/dev/setup send no mail: each message is a line of JSON in
 * wp-content/mail.log.
 */

declare( strict_types=1 );

add_filter(
	'pre_wp_mail',
	/** @param array<string, mixed> $mail */
	static function ( ?bool $sent, array $mail ): bool {
		file_put_contents( WP_CONTENT_DIR . '/mail.log', wp_json_encode( $mail ) . "\n", FILE_APPEND | LOCK_EX );
		return true;
	},
	10,
	2
);
