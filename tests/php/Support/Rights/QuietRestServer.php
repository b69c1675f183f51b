<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Rights;

use WP_REST_Server;

/** WordPress's own server without headers: a terminal can't receive them. */
final class QuietRestServer extends WP_REST_Server {

	/**
	 * @param string $key
	 * @param string $value
	 */
	public function send_header( $key, $value ): void {}
}
