<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Http;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Parses a URL strictly. It rejects anything that two programs could read differently, so that curl connects to what was
 * checked.
 */
final class ParseExternalUrl {

	/** Scheme, server, and the remainder without its fragment. */
	private const PARTS = '~\A(https?)://([^/?#]+)([/?][^#]*)?(?:#.*)?\z~i';

	/** A name, in brackets or not, and a port. */
	private const SERVER = '/\A(\[[^\[\]]*\]|[^:\[\]]+)(?::(\d{1,5}))?\z/';

	private const NAME = '/\A(?=.{1,253}\z)[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?(?:\.[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?)*\z/';

	/** Programs read such a name as an IPv4 address, but disagree on which one. */
	private const NUMBER = '/(?:\A|\.)(?:\d+|0x[0-9a-f]*)\z/';

	public static function of( string $given ): ExternalUrl|UrlProblem {
		if ( 1 === preg_match( '/[\x00-\x20\x7F\\\\]/', $given ) || 1 !== preg_match( self::PARTS, $given, $parts ) ) {
			return UrlProblem::SYNTAX;
		}
		[ , $scheme, $server ] = $parts;
		if ( str_contains( $server, '@' ) ) {
			return UrlProblem::PERSON;
		}
		if ( 1 !== preg_match( self::SERVER, $server, $found ) ) {
			return UrlProblem::SYNTAX;
		}
		$scheme = strtolower( $scheme );
		$host   = '[' === $found[1][0] ? self::inBrackets( $found[1] ) : self::named( $found[1] );
		$port   = (int) ( $found[2] ?? ( 'https' === $scheme ? 443 : 80 ) );
		if ( $host instanceof UrlProblem ) {
			return $host;
		}
		return $port < 1 || $port > 65_535 ? UrlProblem::PORT : new ExternalUrl( $scheme, $host, $port, self::path( $parts[3] ?? '' ) );
	}

	/** Rejects a zone (`%eth0`), which is local only. */
	private static function inBrackets( string $given ): string|UrlProblem {
		$ip    = substr( $given, 1, -1 );
		$bytes = false === filter_var( $ip, FILTER_VALIDATE_IP, FILTER_FLAG_IPV6 ) ? false : inet_pton( $ip );
		return false === $bytes ? UrlProblem::SYNTAX : '[' . inet_ntop( $bytes ) . ']';
	}

	private static function named( string $given ): string|UrlProblem {
		$name = self::ascii( $given );
		$name = str_ends_with( $name, '.' ) ? substr( $name, 0, -1 ) : $name;
		if ( 1 !== preg_match( self::NAME, $name ) ) {
			return UrlProblem::SYNTAX;
		}
		$isOdd = 1 === preg_match( self::NUMBER, $name ) && false === filter_var( $name, FILTER_VALIDATE_IP, FILTER_FLAG_IPV4 );
		return $isOdd ? UrlProblem::NUMBER : $name;
	}

	/** Converts international names to ASCII. Characters that only look like a digit or a dot become one here, before the check. */
	private static function ascii( string $given ): string {
		if ( 1 !== preg_match( '/[^\x00-\x7F]/', $given ) ) {
			return strtolower( $given );
		}
		$ascii = function_exists( 'idn_to_ascii' ) ? idn_to_ascii( $given, IDNA_NONTRANSITIONAL_TO_ASCII, INTL_IDNA_VARIANT_UTS46 ) : false;
		return false === $ascii ? '' : strtolower( $ascii );
	}

	private static function path( string $given ): string {
		$ascii = (string) preg_replace_callback(
			'/[^\x21-\x7E]/',
			static fn( array $found ): string => rawurlencode( $found[0] ),
			$given
		);
		return str_starts_with( $ascii, '/' ) ? $ascii : "/$ascii";
	}
}
