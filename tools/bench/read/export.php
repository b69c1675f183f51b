<?php
/**
 * Creates a file of all responses of the first survey, as cron does.
 *
 * php export.php SITE_DIR begin csv|xlsx   prints the ID of a new one
 * php export.php SITE_DIR go ID            continues until it is finished; prints the result as JSON
 * php export.php SITE_DIR forget ID        deletes it
 */

declare(strict_types=1);

use UserFeedback\Plugin;
use UserFeedback\Results\Exports\Files\ExportFolder;
use UserFeedback\Results\Exports\Jobs\ContinueExport;
use UserFeedback\Results\Exports\Jobs\DeleteExports;
use UserFeedback\Results\Exports\Jobs\ExportRepository;
use UserFeedback\Results\Exports\Jobs\ExportState;

$_SERVER['HTTP_HOST']   = '127.0.0.1';
$_SERVER['REQUEST_URI'] = '/';

/** @var list<string> $argv */
[ , $dir, $what, $which ] = $argv;
require $dir . '/wp-load.php';
wp_set_current_user( 1 );

if ( 'begin' === $what ) {
	$request = new WP_REST_Request( 'POST', '/userfeedback/v1/surveys/1/exports' );
	$request->set_header( 'Content-Type', 'application/json' );
	$request->set_body( (string) wp_json_encode( array( 'report' => 'general', 'format' => $which ) ) );
	$answer = rest_do_request( $request );
	$begun  = (array) json_decode( (string) wp_json_encode( $answer->get_data() ), true );
	if ( ! is_int( $begun['id'] ?? null ) ) {
		fwrite( STDERR, (string) wp_json_encode( $begun ) . "\n" );
		exit( 1 );
	}
	echo $begun['id'];
	exit;
}

$exports = Plugin::get( ExportRepository::class );
if ( 'forget' === $what ) {
	Plugin::get( DeleteExports::class )->one( $exports->ownOf( 1, (int) $which ) );
	exit;
}
$start = hrtime( true );
Plugin::get( ContinueExport::class )->run( (int) $which, 3_600.0 );
$export = $exports->find( (int) $which );
$path   = null === $export ? '' : ( new ExportFolder() )->of( $export->file );

echo wp_json_encode(
	array(
		'ms'     => ( hrtime( true ) - $start ) / 1e6,
		'bytes'  => memory_get_peak_usage(),
		'done'   => ExportState::DONE === $export?->state ? $export->done : null,
		'size'   => (int) filesize( $path ),
		'digest' => (string) md5_file( $path ),
	)
);
