<?php
/**
 * Checks that the classes of an edition work without those it leaves out: php without.php PLUGIN_DIR
 *
 * Each plugin class that code of the folder names must be in the folder, too. Imports that only a comment used are removed.
 */

declare(strict_types=1);

// phpcs:disable WordPress.WP.AlternativeFunctions -- There is no WordPress here.

/** @var list<string> $argv */
$ufPlugin = $argv[1] ?? '';
if ( ! is_file( "$ufPlugin/includes/Platform/autoload.php" ) ) {
	fwrite( STDERR, "Usage: php without.php PLUGIN_DIR\n" );
	exit( 1 );
}

$ufAll   = ufClasses( dirname( __DIR__, 3 ) . '/includes' );
$ufHere  = ufClasses( "$ufPlugin/includes" );
$ufGone  = array_diff_key( $ufAll, $ufHere );
$ufWrong = array();

foreach ( $ufHere as $ufClass => $ufFile ) {
	$ufName  = 'includes/' . $ufFile;
	$ufCode  = (string) file_get_contents( "$ufPlugin/$ufName" );
	$ufNamed = array_intersect( ufNames( $ufCode, $ufAll ), array_keys( $ufGone ) );
	foreach ( $ufNamed as $ufOther ) {
		$ufWrong[] = "$ufName names $ufOther, which this edition has not.";
	}
	file_put_contents( "$ufPlugin/$ufName", ufWithoutImports( $ufCode, array_diff( array_keys( $ufGone ), $ufNamed ) ) );
}
fwrite( STDERR, implode( "\n", $ufWrong ) . ( array() === $ufWrong ? '' : "\n" ) );
exit( array() === $ufWrong ? 0 : 1 );

/** @return array<string, string> file below this folder, by class. */
function ufClasses( string $includes ): array {
	$classes = array();
	/** @var SplFileInfo $file */
	foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( $includes, FilesystemIterator::SKIP_DOTS ) ) as $file ) {
		$name = substr( $file->getPathname(), strlen( $includes ) + 1 );
		if ( str_ends_with( $name, '.php' ) ) {
			$classes[ 'UserFeedback\\' . strtr( substr( $name, 0, -4 ), '/', '\\' ) ] = $name;
		}
	}
	ksort( $classes );
	return $classes;
}

/**
 * Returns plugin classes that code names outside comments and imports.
 *
 * @param array<string, string> $all
 * @return list<string>
 */
function ufNames( string $code, array $all ): array {
	$found = array();
	preg_match( '/^namespace ([\w\\\\]+);/m', $code, $found );
	$here = $found[1] ?? '';
	preg_match_all( '/^use ([\w\\\\]+)(?: as (\w+))?;/m', $code, $uses, PREG_SET_ORDER );
	$imports = array();
	foreach ( $uses as $use ) {
		$imports[ $use[2] ?? substr( "\\$use[1]", (int) strrpos( "\\$use[1]", '\\' ) + 1 ) ] = $use[1];
	}
	$named  = array();
	$before = null;
	foreach ( PhpToken::tokenize( (string) preg_replace( '/^use [\w\\\\]+(?: as \w+)?;$/m', '', $code ) ) as $token ) {
		if ( $token->isIgnorable() ) {
			continue;
		}
		$isMember = true === $before?->is(
			array( T_OBJECT_OPERATOR, T_NULLSAFE_OBJECT_OPERATOR, T_DOUBLE_COLON, T_FUNCTION, T_CONST )
		);
		if ( $token->is( T_NAME_FULLY_QUALIFIED ) ) {
			$named[] = ltrim( $token->text, '\\' );
		} elseif ( $token->is( T_NAME_QUALIFIED ) ) {
			array_push( $named, $token->text, "$here\\$token->text" );
		} elseif ( $token->is( T_STRING ) && ! $isMember ) {
			$named[] = $imports[ $token->text ] ?? "$here\\$token->text";
		} elseif ( $token->is( T_CONSTANT_ENCAPSED_STRING ) ) {
			$named[] = strtr( trim( $token->text, '\'"\\' ), array( '\\\\' => '\\' ) );
		}
		$before = $token;
	}
	return array_values( array_intersect( array_unique( $named ), array_keys( $all ) ) );
}

/** @param array<string> $gone */
function ufWithoutImports( string $code, array $gone ): string {
	foreach ( $gone as $class ) {
		$code = (string) preg_replace( '/^use ' . preg_quote( $class, '/' ) . '(?: as \w+)?;\n/m', '', $code );
	}
	return $code;
}
