<?php
/** Installs the minimal WordPress routes on a site, with the plugin or without: php bare.php SITE_DIR */

declare(strict_types=1);

$_SERVER['HTTP_HOST']   = '127.0.0.1';
$_SERVER['REQUEST_URI'] = '/';

/** @var list<string> $argv */
$site = $argv[1] ?? '';
require "$site/wp-load.php";

/** @var wpdb $wpdb */
global $wpdb;
$wpdb->query(
	"CREATE TABLE IF NOT EXISTS {$wpdb->prefix}uf_bench (id bigint unsigned NOT NULL AUTO_INCREMENT,
		made_by varchar(20) NOT NULL, body longtext NOT NULL, made_at datetime NOT NULL, PRIMARY KEY  (id))"
);

$mustUse = "$site/wp-content/mu-plugins";
if ( ! is_dir( $mustUse ) ) {
	mkdir( $mustUse );
}
copy( __DIR__ . '/bare-route.php', "$mustUse/uf-bench.php" );
copy( __DIR__ . '/bare-shortinit.php', "$site/uf-bench.php" );
