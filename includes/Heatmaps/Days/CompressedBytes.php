<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps\Days;

use OutOfBoundsException;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Bytes, deflated if that is shorter; the first byte says so. Pure. */
final class CompressedBytes {

	private const PLAIN    = "\x01";
	private const DEFLATED = "\x02";

	/** Minimum bytes for which deflating is tried: it never helps with fewer. */
	private const WORTH = 150;

	public static function pack( string $bytes ): string {
		$deflated = strlen( $bytes ) >= self::WORTH && function_exists( 'gzcompress' ) ? gzcompress( $bytes, 9 ) : false;
		return false !== $deflated && strlen( $deflated ) < strlen( $bytes ) ? self::DEFLATED . $deflated : self::PLAIN . $bytes;
	}

	/** @throws OutOfBoundsException It is truncated, or its format is unknown. */
	public static function unpack( string $packed ): string {
		$rest  = substr( $packed, 1 );
		$plain = match ( $packed[0] ?? '' ) {
			self::PLAIN    => $rest,
			// phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged -- What is no deflated text is told below, and not in the log.
			self::DEFLATED => function_exists( 'gzuncompress' ) ? @gzuncompress( $rest ) : false,
			default        => false,
		};
		return false === $plain ? throw new OutOfBoundsException( 'This format is not known.' ) : $plain;
	}
}
