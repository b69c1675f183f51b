<?php
/** Works like a network's .htaccess: files below a site's own folder are the network's. For PHP's own server. */

declare(strict_types=1);

/** @var array{DOCUMENT_ROOT: string, REQUEST_URI: string} $_SERVER */
$ufPath = (string) parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH );
if ( 1 === preg_match( '#\A/[^/]+(/wp-content/.+\.php)\z#', $ufPath, $ufFound ) && is_file( $_SERVER['DOCUMENT_ROOT'] . $ufFound[1] ) ) {
	$_SERVER['SCRIPT_FILENAME'] = $_SERVER['DOCUMENT_ROOT'] . $ufFound[1];
	require $_SERVER['SCRIPT_FILENAME'];
	return true;
}
return require dirname( __DIR__, 5 ) . '/tools/dev/setup/wordpress/router.php';
