<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\Webhooks\Payload;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Encodes values like an HTML form, with brackets for nested values: `data[survey][id]=7`, `colors[0]=Red&colors[1]=Green`. */
final class FormEncoder {

	/** @param array<array-key, mixed> $data */
	public static function of( array $data ): string {
		return http_build_query( array_map( array( self::class, 'plain' ), $data ), '', '&' );
	}

	/** Turns null into an empty string: http_build_query() would omit it. */
	private static function plain( mixed $value ): mixed {
		return match ( true ) {
			is_bool( $value )    => $value ? 'true' : 'false',
			! is_array( $value ) => $value ?? '',
			array() === $value   => '',
			default              => array_map( array( self::class, 'plain' ), $value ),
		};
	}
}
