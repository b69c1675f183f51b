<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Validation;

use Normalizer;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Text that an owner typed, made the same whatever machine it was typed on; it stays text and is never HTML. */
final class OwnerText {

	/** Soft hyphens, zero-width spaces, marks of direction. */
	private const UNSEEN = '/[\x{AD}\x{200B}\x{200E}\x{200F}\x{202A}-\x{202E}\x{2060}-\x{2064}\x{2066}-\x{2069}\x{FEFF}]/u';

	private const SPACE = '/[\r\n\x{2028}\x{2029}]+|[\p{Zs}\t]/u';

	/** A title or a label: what was pasted over several lines becomes one. */
	public static function line( string $text ): string {
		return (string) preg_replace( '/(?<![ \t])[ \t]*+\n[ \t\n]*+/', ' ', self::paragraph( $text ) );
	}

	/**
	 * What a machine compares, such as a page rule: without the invisible characters, spaces and quotation marks that word
	 * processors and web pages put in.
	 */
	public static function plain( string $text ): string {
		$composed = class_exists( Normalizer::class ) ? Normalizer::normalize( $text ) : $text; // Needs PHP's intl.
		$plain    = preg_replace(
			array( self::UNSEEN, self::SPACE, '/[“”„‟]/u', '/[‘’‚‛]/u' ),
			array( '', ' ', '"', "'" ),
			is_string( $composed ) ? $composed : $text
		);
		// A joiner belongs between two letters.
		return preg_replace( '/\A[\s\x{200C}\x{200D}]+|[\s\x{200C}\x{200D}]+\z/u', '', $plain ?? $text ) ?? $text;
	}

	/** A web or email address: also without quotation marks or angle brackets around it. */
	public static function address( string $text ): string {
		return preg_replace( '/\A[\s"\'<«‹]+|[\s"\'>»›]+\z/u', '', self::plain( $text ) ) ?? $text;
	}

	/**
	 * Email addresses, each once, separated by commas, semicolons, spaces or line breaks as lists are pasted. The browser has
	 * the same rule (addressesIn() of the builder); tests/fixtures/rules/email-lists.json runs against both.
	 *
	 * @return list<string>
	 */
	public static function emails( string $list ): array {
		$parts = preg_split( '/[\s,;]+/', self::plain( $list ) );
		$found = array_map( array( self::class, 'address' ), false === $parts ? array( $list ) : $parts );
		return array_values( array_unique( array_diff( $found, array( '' ) ) ) );
	}

	/** Text that may have several lines. Answers are tidied alike, so that a chosen label is found again. */
	public static function paragraph( string $text ): string {
		return Text::tidied( $text );
	}
}
