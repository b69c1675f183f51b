<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\Webhooks\Payload;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

enum PayloadFormat: string {
	case JSON   = 'JSON';
	case XML    = 'XML';
	case FORM   = 'FORM'; // Also a query.
	case NDJSON = 'NDJSON'; // A line for each response.

	public function contentType(): string {
		return match ( $this ) {
			self::JSON   => 'application/json',
			self::XML    => 'application/xml; charset=utf-8',
			self::FORM   => 'application/x-www-form-urlencoded',
			self::NDJSON => 'application/x-ndjson',
		};
	}

	private const IN_JSON = JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_INVALID_UTF8_SUBSTITUTE;

	/** @param array<array-key, mixed> $data */
	public function write( array $data ): string {
		return match ( $this ) {
			self::JSON   => (string) wp_json_encode( (object) $data, self::IN_JSON ),
			self::XML    => XmlEncoder::of( $data ),
			self::FORM   => self::encodeForm( $data ),
			self::NDJSON => self::JSON->write( $data ) . "\n",
		};
	}

	/**
	 * Encodes values like an HTML form, with brackets for nested values: `data[survey][id]=7`, `colors[0]=Red&colors[1]=Green`.
	 *
	 * @param array<array-key, mixed> $data
	 */
	private static function encodeForm( array $data ): string {
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
