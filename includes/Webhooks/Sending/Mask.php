<?php
declare(strict_types=1);

namespace UserFeedback\Webhooks\Sending;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Keeps what only the receiver is to know out of the log and of answers: also where a receiver says it back. */
final class Mask {

	public const SIGN = '•••';

	/** Characters from which a value is looked for in other texts: shorter ones are found in anything. */
	private const LEAST = 5;

	/** @var list<string> longest first. */
	private readonly array $secrets;

	/**
	 * @param list<string> $names   of headers, in small letters, whose value is nobody's to read.
	 * @param list<string> $secrets such values, whole.
	 * @param string       $query   of the address that the owner gave, where keys often stand.
	 */
	public function __construct( private readonly array $names, array $secrets, private readonly string $query ) {
		$all = $secrets;
		foreach ( $secrets as $secret ) {
			array_push( $all, ...explode( ' ', $secret ) ); // `Bearer` and what follows it.
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

	/** Without the owner's own query; what was added to it stays. */
	public function url( string $url ): string {
		return '' === $this->query ? $url : str_replace( "?$this->query", '?…', $url );
	}

	/** What somebody else said. */
	public function text( string $text ): string {
		return str_replace( $this->secrets, self::SIGN, $text );
	}
}
