<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Schema;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Encodes international domain names (RFC 3492). Not every server has PHP's intl. */
final class Punycode {

	/**
	 * Characters of a domain's label: no controls, direction marks, private or unassigned characters, spaces or line breaks.
	 * Joiners only stand between letters of scripts that use them.
	 */
	private const ENCODABLE = '/\A(?:[^\p{C}\p{Z}]|(?<=[^\x00-\x7F])[\x{200C}\x{200D}](?=[^\x00-\x7F]))+\z/u';

	/** Encodes non-ASCII labels of a domain. Labels that can't be encoded stay unchanged, so that validation rejects them. */
	public static function domain( string $domain ): string {
		$lower = function_exists( 'mb_strtolower' ) ? mb_strtolower( $domain, 'UTF-8' ) : strtolower( $domain );
		return implode( '.', array_map( array( self::class, 'label' ), explode( '.', $lower ) ) );
	}

	public static function label( string $label ): string {
		if ( 1 !== preg_match( '/[^\x00-\x7F]/', $label ) || 1 !== preg_match( self::ENCODABLE, $label ) ) {
			return $label;
		}
		preg_match_all( '/./su', $label, $found );
		$points = array_map( array( self::class, 'point' ), $found[0] );
		$basic  = array_filter( $points, static fn( int $point ): bool => $point < 0x80 );
		$ascii  = implode( '', array_map( 'chr', $basic ) );
		$done   = count( $basic );
		$total  = count( $points );
		$ascii .= $done > 0 ? '-' : '';
		$next   = 0x80;
		$delta  = 0;
		$bias   = 72;
		for ( $first = $done; $done < $total; ++$next, ++$delta ) {
			$least  = min( array( PHP_INT_MAX, ...array_filter( $points, static fn( int $point ): bool => $point >= $next ) ) );
			$delta += ( $least - $next ) * ( $done + 1 );
			$next   = $least;
			foreach ( $points as $point ) {
				if ( $point < $next ) {
					++$delta;
				} elseif ( $point === $next ) {
					$ascii .= self::number( $delta, $bias );
					$bias   = self::adapted( $delta, $done + 1, $done === $first );
					$delta  = 0;
					++$done;
				}
			}
		}
		return "xn--$ascii";
	}

	/** Encodes a number in digits whose weights depend on the bias. */
	private static function number( int $left, int $bias ): string {
		$digits = '';
		for ( $step = 36; ; $step += 36 ) {
			$limit = max( 1, min( 26, $step - $bias ) );
			if ( $left < $limit ) {
				return $digits . self::digit( $left );
			}
			$digits .= self::digit( $limit + ( $left - $limit ) % ( 36 - $limit ) );
			$left    = intdiv( $left - $limit, 36 - $limit );
		}
	}

	private static function adapted( int $delta, int $count, bool $isFirst ): int {
		$delta  = intdiv( $delta, $isFirst ? 700 : 2 );
		$delta += intdiv( $delta, $count );
		$step   = 0;
		while ( $delta > 455 ) {
			$delta = intdiv( $delta, 35 );
			$step += 36;
		}
		return $step + intdiv( 36 * $delta, $delta + 38 );
	}

	private static function digit( int $value ): string {
		return chr( $value < 26 ? $value + 97 : $value + 22 );
	}

	/** Returns a character's code point, without mbstring. */
	private static function point( string $character ): int {
		$bytes = array_map( 'ord', str_split( $character ) );
		$point = $bytes[0] < 0x80 ? $bytes[0] : $bytes[0] & ( 0xff >> ( count( $bytes ) + 1 ) );
		foreach ( array_slice( $bytes, 1 ) as $byte ) {
			$point = ( $point << 6 ) | ( $byte & 0x3f );
		}
		return $point;
	}
}
