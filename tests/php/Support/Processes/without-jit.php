<?php
declare(strict_types=1);

/**
 * Runs the expressions that process a visitor's text, once with each text that makes a careless expression backtrack. Run it
 * with pcre.jit=0 and a CPU time limit: the regex compiler hides most of the cost.
 *
 * Prints the results, so that the test can check that everything ran.
 */

use UserFeedback\Platform\Schema\OwnerText;
use UserFeedback\Platform\Schema\StringFormat;
use UserFeedback\Platform\Schema\Text;
use UserFeedback\Platform\Schema\Validator;
use UserFeedback\Responses\Submit\SubmissionShape;
use UserFeedback\Responses\Visitor\IpAddress;
use UserFeedback\Responses\Visitor\Visitor;

define( 'ABSPATH', __DIR__ . '/' );
require dirname( __DIR__, 4 ) . '/includes/Platform/autoload.php';

/** Bytes of a public body, so that each text has the maximum length. */
const MOST = 65_536;

$ufRuns = array();
foreach ( array( ' ', "\n", "\r", "\t \n", "\u{A0}", "\u{3000}", 'a', 'a ', 'a@', 'a.', '-', '1', '1.', '/', "\u{FEFF} " ) as $ufPiece ) {
	$ufRun    = str_repeat( $ufPiece, intdiv( MOST, strlen( $ufPiece ) ) );
	$ufRuns[] = "{$ufRun}b";
	$ufRuns[] = "b{$ufRun}b";
	$ufRuns[] = "b@{$ufRun}";
	$ufRuns[] = "http://{$ufRun}\"";
}
$ufDone = 0;
foreach ( $ufRuns as $ufRun ) {
	$ufTidied = Text::tidied( $ufRun );
	OwnerText::line( $ufRun );
	Text::isStorable( $ufRun );
	$ufBare = Validator::isBareValue( $ufRun );
	IpAddress::read( $ufRun );
	Visitor::of( $ufRun );
	foreach ( array( 'uuid', 'date', 'date-time', 'uri', 'email', 'colour' ) as $ufFormat ) {
		StringFormat::fits( $ufFormat, $ufRun );
	}
	Validator::body(
		SubmissionShape::submission(),
		array(
			'answers' => array( array( 'value' => $ufRun, 'extra' => array( 'comments' => $ufRun, 'name' => $ufRun ) ) ),
			'nonce'   => $ufRun,
		)
	);
	$ufDone += '' !== $ufTidied && 1 !== preg_match( '/\A[\s\x{A0}\x{3000}\x{FEFF}]|[\s\x{A0}\x{3000}\x{FEFF}]\z/u', $ufTidied ) ? 1 : 0;
}
echo json_encode( array( count( $ufRuns ), $ufDone, ini_get( 'pcre.jit' ) ) );
