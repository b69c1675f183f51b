<?php
declare(strict_types=1);

/** Minifies scripts and styles separately: reads a list of them as JSON, and prints one. */

use MatthiasMullie\Minify\CSS;
use MatthiasMullie\Minify\JS;

require dirname( __DIR__, 4 ) . '/vendor/autoload.php';

/** @var list<array{kind: 'css'|'js', text: string}> $ufGiven */
$ufGiven = json_decode( (string) stream_get_contents( STDIN ), true, 3, JSON_THROW_ON_ERROR );
$ufSmall = array();
foreach ( $ufGiven as $ufOne ) {
	$ufSmall[] = ( 'css' === $ufOne['kind'] ? new CSS() : new JS() )->add( $ufOne['text'] )->minify();
}

echo json_encode( $ufSmall, JSON_THROW_ON_ERROR );
