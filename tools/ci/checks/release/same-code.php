<?php
/**
 * Checks that each class of a release equals the checkout's word for word and line for line, except spaces and comments:
 * php same-code.php CHECKOUT PLUGIN_DIR
 */

declare(strict_types=1);

// phpcs:disable WordPress.WP.AlternativeFunctions -- There is no WordPress here.

/** @var list<string> $argv */
[ , $ufCheckout, $ufPlugin ] = $argv + array( '', '', '' );

/** @return list<string> its tokens, each with its line. */
function ufWords( string $file ): array {
	$words = array();
	foreach ( PhpToken::tokenize( is_file( $file ) ? (string) file_get_contents( $file ) : '' ) as $token ) {
		if ( ! $token->isIgnorable() ) {
			$words[] = "$token->line $token->text";
		}
	}
	return $words;
}

$ufChecked = 0;
/** @var SplFileInfo $ufFile */
foreach ( new RecursiveIteratorIterator(
	new RecursiveDirectoryIterator( "$ufCheckout/includes", FilesystemIterator::SKIP_DOTS )
) as $ufFile ) {
	$ufName = substr( $ufFile->getPathname(), strlen( "$ufCheckout/" ) );
	++$ufChecked;
	if ( ufWords( $ufFile->getPathname() ) !== ufWords( "$ufPlugin/$ufName" ) ) {
		fwrite( STDERR, "$ufName is another in the release.\n" );
		exit( 1 );
	}
}
echo "$ufChecked files are the same in the release.\n";
