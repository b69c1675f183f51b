<?php
/**
 * Plugin Name: Page cost Description: Prints at the end of each page how many database statements it sent, and how much memory
 * it used.
 */

declare(strict_types=1);

add_action(
	'wp_footer',
	static function (): void {
		printf( '<!--queries:%d bytes:%d-->', get_num_queries(), memory_get_peak_usage() );
	},
	PHP_INT_MAX
);
