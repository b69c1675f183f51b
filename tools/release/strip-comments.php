<?php
/**
 * Removes comments, indents, and needless spaces from PHP files. Keeps line breaks, so that errors name the lines of the source:
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

/** Tokens that need no space on either side. */
const UF_DIVIDES = array(
	'=',
	'?',
	':',
	T_DOUBLE_ARROW,
	T_IS_IDENTICAL,
	T_IS_NOT_IDENTICAL,
	T_COALESCE,
	T_BOOLEAN_AND,
	T_BOOLEAN_OR,
);

/** @var SplFileInfo $ufFile */
foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( $ufFolder, FilesystemIterator::SKIP_DOTS ) ) as $ufFile ) {
	if ( 'php' === $ufFile->getExtension() ) {
		file_put_contents( $ufFile->getPathname(), ufStripped( (string) file_get_contents( $ufFile->getPathname() ) ) );
	}
}

function ufStripped( string $code ): string {
	$kept   = '';
	$space  = '';
	$before = null;
	foreach ( PhpToken::tokenize( $code ) as $token ) {
		if ( $token->isIgnorable() && ! $token->is( T_OPEN_TAG ) ) {
			$space .= $token->text;
			continue;
		}
		$lines    = str_repeat( "\n", substr_count( $space, "\n" ) );
		$isNeeded = '' !== $space
			&& true !== $before?->is( array( '(', '[', ',', ...UF_DIVIDES ) )
			&& ! $token->is( array( ')', ']', '(', '{', ...UF_DIVIDES ) );
		$kept    .= ( '' === $lines && $isNeeded ? ' ' : $lines ) . $token->text;
		$space    = '';
		$before   = $token;
	}
	return "$kept\n";
}
