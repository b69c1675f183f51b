<?php
/**
 * A worker that delivers, with its clock set some seconds ahead: php delivering.php SITE_DIR ALLOWED_HOST SECONDS_FROM_NOW
 * CHANNEL Mail goes to the file ALLOWED_HOST instead, one line each.
 */

declare(strict_types=1);

use UserFeedback\Deliveries\Queue\DeliveryWorker;
use UserFeedback\Platform\Clock;
use UserFeedback\Plugin;

/** @var list<string> $argv */
[ , $ufDir, $ufHost, $ufLater, $ufChannel ] = $argv;

define( 'USERFEEDBACK_WEBHOOK_ALLOWED_HOSTS', $ufHost );
$_SERVER['HTTP_HOST'] = '127.0.0.1';
require "$ufDir/wp-load.php";

add_filter(
	'pre_wp_mail',
	static function ( mixed $sent, array $mail ) use ( $ufHost ): bool {
		file_put_contents( $ufHost, ( is_string( $mail['message'] ?? null ) ? md5( $mail['message'] ) : '' ) . "\n", FILE_APPEND );
		usleep( 2_000 ); // The minimum that a mail program would take.
		return true;
	},
	10,
	2
);
Plugin::get( Clock::class )->stopAt( new DateTimeImmutable( '@' . ( time() + (int) $ufLater ) ) );
echo "at it\n";
flush();
echo Plugin::get( DeliveryWorker::class )->run( 20.0, array( $ufChannel ) ), "\n";
