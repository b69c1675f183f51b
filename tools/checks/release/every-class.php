<?php
/**
 * Each class of a checkout is found in a release, whichever is asked for first: php every-class.php CHECKOUT PLUGIN_DIR SEED
 */

declare(strict_types=1);

// phpcs:disable WordPress.WP.AlternativeFunctions -- There is no WordPress here.

define( 'ABSPATH', '/nowhere/' );

// Of a newer WordPress.
class_alias( get_class( new class() {} ), 'WP_Ability' );

/** @var list<string> $argv */
[ , $ufCheckout, $ufPlugin, $ufSeed ] = $argv + array( '', '', '', '1' );
require "$ufPlugin/includes/autoload.php";

$ufClasses = array();
/** @var SplFileInfo $ufFile */
foreach ( new RecursiveIteratorIterator(
	new RecursiveDirectoryIterator( "$ufCheckout/includes", FilesystemIterator::SKIP_DOTS )
) as $ufFile ) {
	$ufClasses[] = 'UserFeedback\\' . str_replace( '/', '\\', substr( $ufFile->getPathname(), strlen( "$ufCheckout/includes/" ), -4 ) );
}
$ufOthers  = array( 'UserFeedback\\autoload', 'UserFeedback\\Widget\\collect', 'UserFeedback\\PostRatings\\Places\\comments-template' );
$ufClasses = array_values( array_diff( $ufClasses, $ufOthers ) );
sort( $ufClasses );
mt_srand( (int) $ufSeed );
shuffle( $ufClasses );
foreach ( $ufClasses as $ufClass ) {
	if ( ! class_exists( $ufClass ) && ! interface_exists( $ufClass ) && ! trait_exists( $ufClass ) ) {
		fwrite( STDERR, "$ufClass is not found (seed $ufSeed).\n" );
		exit( 1 );
	}
}
echo count( $ufClasses ) . " classes found, seed $ufSeed\n";
