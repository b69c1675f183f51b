<?php
/**
 * One of several admins who start a version of the same survey: php compare.php SITE_DIR SURVEY_ID. It prints `ready`, waits for a
 * line, and then prints the status and the body of the response.
 */

declare(strict_types=1);

use UserFeedback\Platform\Rest\Permission;

/** @var list<string> $argv */
[ , $ufDir, $ufSurveyId ] = $argv;

$_SERVER['HTTP_HOST']   = '127.0.0.1';
$_SERVER['REQUEST_URI'] = '/';
require $ufDir . '/wp-load.php';

wp_set_current_user( 1 ); // The one who installed the site.
current_user_can( Permission::EDIT->value ) || exit( 2 );
echo "ready\n";
fgets( STDIN ); // Until all are ready.

$ufAnswer = rest_do_request( new WP_REST_Request( 'POST', "/userfeedback/v1/surveys/$ufSurveyId/version" ) );
echo $ufAnswer->get_status(), ' ', wp_json_encode( $ufAnswer->get_data() ), "\n";
