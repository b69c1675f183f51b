<?php
/**
 * Checks that a release finds each class of a checkout, and that an edition has none that it lacks:
 * php every-class.php CHECKOUT PLUGIN_DIR [EDITION.json]
 */

declare(strict_types=1);

// phpcs:disable WordPress.WP.AlternativeFunctions -- There is no WordPress here.

define( 'ABSPATH', '/nowhere/' );

// From WordPress, and a newer version.
class_alias( get_class( new class() {} ), 'WP_Ability' );
class_alias( get_class( new class() {} ), 'WP_Error' );

/** @var list<string> $argv */
[ , $ufCheckout, $ufPlugin, $ufList ] = $argv + array( '', '', '', '' );
require "$ufPlugin/includes/Platform/autoload.php";

$ufClasses = array();
/** @var SplFileInfo $ufFile */
foreach ( new RecursiveIteratorIterator(
	new RecursiveDirectoryIterator( "$ufCheckout/includes", FilesystemIterator::SKIP_DOTS )
) as $ufFile ) {
	$ufClasses[] = 'UserFeedback\\' . str_replace( '/', '\\', substr( $ufFile->getPathname(), strlen( "$ufCheckout/includes/" ), -4 ) );
}
$ufOthers  = array(
	'UserFeedback\\Platform\\autoload',
	'UserFeedback\\Widget\\collect',
	'UserFeedback\\PostRatings\\Places\\comments-template',
);
$ufClasses = array_values( array_diff( $ufClasses, $ufOthers ) );

/** @var array{folders: array<string, string>, files: array<string, string>, kept: array<string, string>} $ufEdition */
$ufEdition = '' === $ufList
	? array( 'folders' => array(), 'files' => array(), 'kept' => array() )
	: json_decode( (string) file_get_contents( $ufList ), true );
$ufLeft    = array(
	...array_map( static fn( string $folder ): string => "includes/$folder", array_keys( $ufEdition['folders'] ) ),
	...array_keys( $ufEdition['files'] ),
);
$ufIsLeft  = static function ( string $class ) use ( $ufLeft, $ufEdition ): bool {
	$file  = 'includes/' . strtr( substr( $class, 13 ), '\\', '/' ) . '.php';
	$holds = array_filter( $ufLeft, static fn( string $left ): bool => $file === $left || str_starts_with( $file, "$left/" ) );
	return array() !== $holds && ! isset( $ufEdition['kept'][ $file ] );
};
foreach ( $ufClasses as $ufClass ) {
	$ufIsFound = class_exists( $ufClass ) || interface_exists( $ufClass ) || trait_exists( $ufClass );
	if ( $ufIsFound === $ufIsLeft( $ufClass ) ) {
		fwrite( STDERR, "$ufClass is " . ( $ufIsFound ? 'there' : 'not found' ) . ".\n" );
		exit( 1 );
	}
}
echo count( $ufClasses ) . " classes found\n";
