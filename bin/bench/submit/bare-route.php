<?php
/**
 * Plugin Name: Bare route of the bench
 * Description: The least that a REST route of WordPress can do to store a JSON body: one row, one statement.
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
					$wpdb->insert(
						$wpdb->prefix . 'uf_bench',
						array(
							'body'    => $request->get_body(),
							'made_at' => gmdate( 'Y-m-d H:i:s' ),
						)
					);
					return new WP_REST_Response( array( 'id' => $wpdb->insert_id ), 201 );
				},
			)
		);
	}
);
