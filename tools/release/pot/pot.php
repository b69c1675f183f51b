<?php
/**
 * Finds the comments and translation calls of PHP files, for tools/release/pot/pot.mjs. Needs no WordPress.
 *
 * In: `{ "functions": […], "paths": […] }`. Out: a list of `{ path, found }`; see tools/release/pot/source.mjs.
 */

declare(strict_types=1);

use UserFeedback\Pot\Reader;

require __DIR__ . '/Literal.php';
require __DIR__ . '/Reader.php';

/** @var array{functions: list<string>, paths: list<string>} $input */
$input  = json_decode( (string) stream_get_contents( STDIN ), true, 4, JSON_THROW_ON_ERROR );
$answer = array();
foreach ( $input['paths'] as $sourcePath ) {
	$reader   = new Reader( (string) file_get_contents( $sourcePath ), $input['functions'] );
	$answer[] = array(
		'path'  => $sourcePath,
		'found' => $reader->found(),
	);
}
echo json_encode( $answer, JSON_THROW_ON_ERROR );
