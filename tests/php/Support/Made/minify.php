<?php
declare(strict_types=1);

/** Makes scripts and styles smaller, each for itself: reads a list of them as JSON, and prints one. */

use MatthiasMullie\Minify\CSS;
use MatthiasMullie\Minify\JS;

require dirname( __DIR__, 4 ) . '/vendor/autoload.php';

/** @var list<array{kind: 'css'|'js', text: string}> $uf_given */
$uf_given = json_decode( (string) stream_get_contents( STDIN ), true, 3, JSON_THROW_ON_ERROR );
$uf_small = array();
foreach ( $uf_given as $uf_one ) {
	$uf_small[] = ( 'css' === $uf_one['kind'] ? new CSS() : new JS() )->add( $uf_one['text'] )->minify();
}

echo json_encode( $uf_small, JSON_THROW_ON_ERROR );
