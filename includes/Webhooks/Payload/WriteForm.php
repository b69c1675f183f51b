<?php
declare(strict_types=1);

namespace UserFeedback\Webhooks\Payload;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** As a form of a page sends it, with brackets for what lies in something: `data[survey][id]=7`. */
final class WriteForm {

	/** @param array<array-key, mixed> $data */
	public static function of( array $data ): string {
		return http_build_query( array_map( array( self::class, 'plain' ), $data ), '', '&' );
	}

	/** Several choices become one text, and what is nothing an empty one: http_build_query() would leave it out. */
	private static function plain( mixed $value ): mixed {
		return match ( true ) {
			is_bool( $value )            => $value ? 'true' : 'false',
			! is_array( $value )         => $value ?? '',
			self::areChoices( $value )   => implode( ', ', array_filter( $value, 'is_string' ) ),
			default                      => array_map( array( self::class, 'plain' ), $value ),
		};
	}

	/** @param array<array-key, mixed> $value */
	private static function areChoices( array $value ): bool {
		return array_is_list( $value ) && array() === array_filter( $value, 'is_array' );
	}
}
