<?php
/** The minimum that WordPress with SHORTINIT does to store a JSON body: one row, one statement. It is in the site's own folder. */

declare(strict_types=1);

define( 'SHORTINIT', true );
require __DIR__ . '/wp-load.php';

/** @var wpdb $wpdb */
global $wpdb;
$wpdb->query(
	// phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- It is; the cast is only for the type.
	(string) $wpdb->prepare(
		"INSERT INTO wp_uf_bench (made_by, body, made_at) VALUES ('shortinit', %s, %s)",
		(string) file_get_contents( 'php://input' ),
		gmdate( 'Y-m-d H:i:s' )
	)
);

http_response_code( 201 );
header( 'Content-Type: application/json' );
echo json_encode( array( 'id' => $wpdb->insert_id ) );
