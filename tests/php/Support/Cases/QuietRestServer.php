<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Cases;

use WP_REST_Server;

/** WordPress's own server, save that headers go nowhere: on a terminal there is nobody to take them. */
final class QuietRestServer extends WP_REST_Server {

	/**
	 * @param string $key
	 * @param string $value
	 */
	public function send_header( $key, $value ): void {}
}
