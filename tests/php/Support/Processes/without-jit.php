<?php
declare(strict_types=1);

/**
 * What a visitor's text meets on its way, once with each text that a careless expression walks again and again. To be
 * run with pcre.jit=0 and a limit of processor time: the compiler of expressions hides most of what they cost.
 *
 * Prints what came out, so that the test can see it was really done.
 */

use UserFeedback\Contract\Schema\Answer\ResponseShape;
use UserFeedback\Contract\Validation\Format;
use UserFeedback\Contract\Validation\Text;
use UserFeedback\Contract\Validation\Validator;
use UserFeedback\Questions\OwnerText;
use UserFeedback\Rest\BodyGuard;
use UserFeedback\Visitors\Address;
use UserFeedback\Visitors\UserAgent;

define( 'ABSPATH', __DIR__ . '/' );
require dirname( __DIR__, 4 ) . '/includes/autoload.php';

/** Bytes of a public body, so that each text is as long as one can come. */
const MOST = 65_536;

$uf_runs = array();
foreach ( array( ' ', "\n", "\r", "\t \n", "\u{A0}", "\u{3000}", 'a', 'a ', 'a@', 'a.', '-', '1', '1.', '/', "\u{FEFF} " ) as $uf_piece ) {
	$uf_run    = str_repeat( $uf_piece, intdiv( MOST, strlen( $uf_piece ) ) );
	$uf_runs[] = "{$uf_run}b";
	$uf_runs[] = "b{$uf_run}b";
	$uf_runs[] = "b@{$uf_run}";
	$uf_runs[] = "http://{$uf_run}\"";
}
$uf_done = 0;
foreach ( $uf_runs as $uf_run ) {
	$uf_tidied = Text::tidied( $uf_run );
	OwnerText::line( $uf_run );
	Text::isStorable( $uf_run );
	$uf_bare   = BodyGuard::isBare( $uf_run );
	Address::read( $uf_run );
	UserAgent::read( $uf_run );
	foreach ( array( 'uuid', 'date', 'date-time', 'uri', 'email', 'colour' ) as $uf_format ) {
		Format::fits( $uf_format, $uf_run );
	}
	Validator::body( ResponseShape::submission(), array( 'answers' => array( array( 'value' => $uf_run, 'extra' => array( 'comments' => $uf_run, 'name' => $uf_run ) ) ), 'nonce' => $uf_run ) );
	$uf_done += '' !== $uf_tidied && 1 !== preg_match( '/\A[\s\x{A0}\x{3000}\x{FEFF}]|[\s\x{A0}\x{3000}\x{FEFF}]\z/u', $uf_tidied ) ? 1 : 0;
}
echo json_encode( array( count( $uf_runs ), $uf_done, ini_get( 'pcre.jit' ) ) );
