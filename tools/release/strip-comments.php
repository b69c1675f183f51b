<?php
/**
 * Removes comments from PHP files, and keeps their line breaks, so that errors name the lines of the source:
 * php strip-comments.php FOLDER
 */

declare(strict_types=1);

// phpcs:disable WordPress.WP.AlternativeFunctions -- There is no WordPress here.

/** @var list<string> $argv */
$ufFolder = $argv[1] ?? '';
if ( ! is_dir( $ufFolder ) ) {
	fwrite( STDERR, "Usage: php strip-comments.php FOLDER\n" );
	exit( 1 );
}

/** @var SplFileInfo $ufFile */
foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( $ufFolder, FilesystemIterator::SKIP_DOTS ) ) as $ufFile ) {
	if ( 'php' === $ufFile->getExtension() ) {
		file_put_contents( $ufFile->getPathname(), ufStripped( (string) file_get_contents( $ufFile->getPathname() ) ) );
	}
}

function ufStripped( string $code ): string {
	$kept  = '';
	$space = '';
	foreach ( PhpToken::tokenize( $code ) as $token ) {
		if ( $token->isIgnorable() && ! $token->is( T_OPEN_TAG ) ) {
			$space .= $token->is( T_WHITESPACE ) ? $token->text : str_repeat( "\n", substr_count( $token->text, "\n" ) );
			continue;
		}
		$kept .= preg_replace( '/[ \t]+(?=\n)/', '', $space ) . $token->text;
		$space = '';
	}
	return "$kept\n";
}
