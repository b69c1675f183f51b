<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\Webhooks\Sending;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Keeps secrets that only the receiver may know out of logs and replies, even if the receiver repeats them. */
final class SecretMasker {

	public const SIGN = '•••';

	/** Minimum characters of a secret to search for: shorter ones occur in any text. */
	private const LEAST = 5;

	/** @var list<string> longest first. */
	private readonly array $secrets;

	/**
	 * @param list<string> $names   lower-case names of headers with secret values.
	 * @param list<string> $secrets such values, complete.
	 * @param string       $query   of the owner's URL, which often contains keys.
	 */
	public function __construct( private readonly array $names, array $secrets, private readonly string $query ) {
		$all = $secrets;
		foreach ( $secrets as $secret ) {
			array_push( $all, ...explode( ' ', $secret ) ); // Splits `Bearer` from its token.
		}
		foreach ( explode( '&', $query ) as $pair ) {
			$value = explode( '=', $pair, 2 )[1] ?? '';
			array_push( $all, $value, urldecode( $value ) );
		}
		$written = array();
		foreach ( array( ...$all, $query ) as $secret ) {
			array_push( $written, $secret, rawurlencode( $secret ), trim( (string) wp_json_encode( $secret ), '"' ), esc_html( $secret ) );
		}
		$long = array_unique( array_filter( $written, static fn( string $secret ): bool => strlen( $secret ) >= self::LEAST ) );
		usort( $long, static fn( string $a, string $b ): int => strlen( $b ) <=> strlen( $a ) );
		$this->secrets = $long;
	}

	public function header( string $name, string $value ): string {
		return in_array( strtolower( $name ), $this->names, true ) && '' !== $value ? self::SIGN : $value;
	}

	/** Removes the owner's own query; parameters that we added stay. */
	public function url( string $url ): string {
		return '' === $this->query ? $url : str_replace( "?$this->query", '?…', $url );
	}

	/** Masks a receiver's text. */
	public function text( string $text ): string {
		return str_replace( $this->secrets, self::SIGN, $text );
	}
}
