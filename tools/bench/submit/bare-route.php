<?php
/**
 * Plugin Name: Bare route of the bench Description: The minimum that a WordPress REST route does to store a JSON body: one row,
 * one statement.
 */

declare(strict_types=1);

add_action(
	'rest_api_init',
	static function (): void {
		register_rest_route(
			'uf-bench/v1',
			'/insert',
			array(
				'methods'             => 'POST',
				'permission_callback' => '__return_true',
				'callback'            => static function ( WP_REST_Request $request ): WP_REST_Response {
					/** @var wpdb $wpdb */
					global $wpdb;
					// Not insert(), which queries the table's columns first.
					$wpdb->query(
						// phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- It is; the cast is only for the type.
						(string) $wpdb->prepare(
							"INSERT INTO wp_uf_bench (made_by, body, made_at) VALUES ('rest', %s, %s)",
							$request->get_body(),
							gmdate( 'Y-m-d H:i:s' )
						)
					);
					return new WP_REST_Response( array( 'id' => $wpdb->insert_id ), 201 );
				},
			)
		);
	}
);
