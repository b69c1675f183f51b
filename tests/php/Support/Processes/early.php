<?php
declare(strict_types=1);

/**
 * Does what other plugins do while plugins are loading, before the visitor's language is known, and prints what WordPress
 * reports as done too early. The site's folder is the only argument.
 */

/** @var array{string, string} $argv */
$_SERVER['HTTP_HOST']      = '127.0.0.1';
$_SERVER['REQUEST_URI']    = '/';
$_SERVER['REQUEST_METHOD'] = 'GET';

$ufWrong = array();
$ufFirst = static function (): void {
	wp_get_schedules();
	wp_get_current_user();
	current_user_can( 'userfeedback_create_edit_surveys' );
	get_posts();
	get_post_types( array(), 'objects' );
	home_url();
};
$ufThen  = static function (): void {
	rest_url( 'userfeedback/v1/surveys' );
};
$ufHeard = static function ( string $what, string $message ) use ( &$ufWrong ): void {
	$ufWrong[] = "$what: " . strip_tags( $message );
};

// WordPress adopts hooks that were added before it loads.
$GLOBALS['wp_filter'] = array(
	'plugins_loaded'     => array( 20 => array( 'uf' => array( 'function' => $ufFirst, 'accepted_args' => 0 ) ) ),
	'setup_theme'        => array( 10 => array( 'uf' => array( 'function' => $ufThen, 'accepted_args' => 0 ) ) ),
	'doing_it_wrong_run' => array( 10 => array( 'uf' => array( 'function' => $ufHeard, 'accepted_args' => 2 ) ) ),
	'locale'             => array( 10 => array( 'uf' => array( 'function' => static fn(): string => 'de_DE', 'accepted_args' => 0 ) ) ),
);
require $argv[1] . '/wp-load.php';

echo json_encode( array_values( (array) preg_grep( '/userfeedback/', $ufWrong ) ) );
