<?php
/** A plugin of the bench's site: webhooks may go to receivers on this machine, which they may not on a site. */

declare(strict_types=1);

add_filter(
	'userfeedback_webhook_allowed_hosts',
	static function ( array $hosts ): array {
		$ours = get_option( 'uf_bench_hosts' );
		return array( ...$hosts, ...explode( ',', is_string( $ours ) ? $ours : '' ) );
	}
);
