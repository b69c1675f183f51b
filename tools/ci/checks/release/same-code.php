<?php
/**
 * Checks that each class of a release equals the checkout's word for word: except spaces and comments, and references to its
 * own folder. php same-code.php CHECKOUT PLUGIN_DIR
 */

declare(strict_types=1);

// phpcs:disable WordPress.WP.AlternativeFunctions -- There is no WordPress here.

/** @var list<string> $argv */
[ , $ufCheckout, $ufPlugin ] = $argv + array( '', '', '' );

/** @return list<string> */
function ufFilesBelow( string $folder ): array {
	$files = array();
	/** @var SplFileInfo $file */
	foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( $folder, FilesystemIterator::SKIP_DOTS ) ) as $file ) {
		$files[] = $file->getPathname();
	}
	sort( $files );
	return $files;
}

/** Its tokens, one per line. */
function ufWords( string $file ): string {
	$words = array();
	foreach ( PhpToken::tokenize( (string) file_get_contents( $file ) ) as $token ) {
		if ( ! $token->isIgnorable() ) {
			$words[] = strtr( $token->text, "\n", ' ' );
		}
	}
	return implode( "\n", $words ) . "\n";
}

/** Returns the code after a class's namespace, without the line that blocks direct access; all code of a standalone file. */
function ufBody( string $file, string $includes ): string {
	$words = ufWords( $file );
	if ( ! str_contains( $words, "\nnamespace\n" ) ) {
		return $words;
	}
	$folder  = dirname( substr( $file, strlen( $includes ) + 1 ) );
	$own     = "(\n\\dirname\n(\n__DIR__\n)\n.\n'/includes/$folder'\n)\n";
	$guarded = (string) preg_replace( '/^defined\n\(\n\'ABSPATH\'\n.*?\nexit\n;\n/ms', '', $words, 1 );
	$body    = (string) preg_replace( '/\A.*?\nnamespace\n[\w\\\\]+\n;\n/s', '', $guarded );
	return strtr( $body, array( "\n__DIR__\n" => "\n$own" ) );
}

$ufReleased = implode( '', array_map( 'ufWords', array( "$ufPlugin/build/visitors.php", ...ufFilesBelow( "$ufPlugin/includes" ) ) ) );
$ufChecked  = 0;
foreach ( ufFilesBelow( "$ufCheckout/includes" ) as $ufFile ) {
	++$ufChecked;
	if ( ! str_contains( $ufReleased, ufBody( $ufFile, "$ufCheckout/includes" ) ) ) {
		fwrite( STDERR, "$ufFile is another in the release.\n" );
		exit( 1 );
	}
}
echo "$ufChecked files are the same in the release.\n";
