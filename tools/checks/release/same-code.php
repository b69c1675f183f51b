<?php
/**
 * What a release has of each class is word for word what the checkout has: spaces and comments apart, and where it names its
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

/** Its words, one a line. */
function ufWords( string $file ): string {
	$words = array();
	foreach ( PhpToken::tokenize( (string) file_get_contents( $file ) ) as $token ) {
		if ( ! $token->isIgnorable() ) {
			$words[] = strtr( $token->text, "\n", ' ' );
		}
	}
	return implode( "\n", $words ) . "\n";
}

/** Of a class what follows its namespace, without the line that keeps strangers out; of a file that stands alone all of it. */
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
