<?php
/**
 * One of two processes on two nodes that commit at the same moment: php race.php SITE_DIR ROLE SURVEY_ID [DIR]
 *
 * `fill` adds counted responses that aren't indexed yet, `index` indexes them, `trash` trashes the newest one, and `check`
 * prints the number of differences that a recount finds. `verify` prints the differences of all surveys and of their deliveries,
 * without repairing them. DIR is a folder that both processes use to wait for each other.
 */

declare(strict_types=1);

use UserFeedback\Deliveries\Queue\VerifyDeliveries;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Plugin;
use UserFeedback\Responses\Counting\ComparedPart;
use UserFeedback\Responses\Counting\Recount\RecountSurvey;
use UserFeedback\Responses\Counting\Recount\VerifyResponses;
use UserFeedback\Responses\Counting\ResponseProcessor;
use UserFeedback\Responses\Index\Bitmaps\BitmapIndexer;
use UserFeedback\Responses\Moderation\TrashResponses;
use UserFeedback\Responses\Storage\NewResponse;
use UserFeedback\Responses\Storage\ResponseRepository;
use UserFeedback\Responses\Storage\SubmittedPage;

const UF_RESPONSES = 20;

/** @var list<string> $argv */
[ , $ufDir, $ufRole, $ufSurvey ] = $argv;

$_SERVER['HTTP_HOST']   = '127.0.0.1';
$_SERVER['REQUEST_URI'] = '/';
require "$ufDir/wp-load.php";
wp_set_current_user( 1 );

$ufMeeting = $argv[4] ?? '';
$ufRetries = -1;
add_filter(
	'query',
	static function ( string $sql ) use ( $ufRole, $ufMeeting, &$ufRetries ): string {
		if ( 'COMMIT' === $sql && '' !== $ufMeeting && 0 === ++$ufRetries ) {
			touch( "$ufMeeting/$ufRole" );
			$other = 'index' === $ufRole ? 'trash' : 'index';
			for ( $end = microtime( true ) + 20; ! is_file( "$ufMeeting/$other" ) && microtime( true ) < $end; ) {
				usleep( 200 );
				clearstatcache();
			}
		}
		return $sql;
	}
);

$ufNewest = (int) Plugin::get( Db::class )->value(
	"SELECT MAX(id) FROM {responses} WHERE survey_id = %d AND status = 'publish'",
	array( (int) $ufSurvey )
);
$ufResult = match ( $ufRole ) {
	'fill'   => ( static function () use ( $ufSurvey ): int {
		for ( $at = 0; $at < UF_RESPONSES; ++$at ) {
			$page     = SubmittedPage::of( 2, 'Prices', 'https://example.org/' );
			$response = new NewResponse( (int) $ufSurvey, wp_generate_uuid4(), array(), $page, new DateTimeImmutable() );
			Plugin::get( ResponseRepository::class )->add( $response );
		}
		return Plugin::get( ResponseProcessor::class )->run();
	} )(),
	'index'  => Plugin::get( BitmapIndexer::class )->survey( (int) $ufSurvey, 20.0, 0 ),
	'trash'  => Plugin::get( TrashResponses::class )->trash( (int) $ufSurvey, array( $ufNewest ) ),
	'verify' => array_sum(
		array_map(
			static fn( ComparedPart $part ): int => $part->differences,
			array(
				...Plugin::get( VerifyResponses::class )->verify( null, false ),
				Plugin::get( VerifyDeliveries::class )->verify( false ),
			)
		)
	),
	default  => Plugin::get( RecountSurvey::class )->survey( (int) $ufSurvey ),
};
echo wp_json_encode( array( is_int( $ufResult ) ? $ufResult : 0, max( 0, $ufRetries ) ) );
