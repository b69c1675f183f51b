<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Schema;

use Normalizer;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Text typed by an owner, normalized across devices. It stays plain text and is never HTML. */
final class OwnerText {

	/** Soft hyphens, zero-width spaces, direction marks. */
	private const UNSEEN = '/[\x{AD}\x{200B}\x{200E}\x{200F}\x{202A}-\x{202E}\x{2060}-\x{2064}\x{2066}-\x{2069}\x{FEFF}]/u';

	private const SPACE = '/[\r\n\x{2028}\x{2029}]+|[\p{Zs}\t]/u';

	/** A title or a label: text pasted over several lines is joined into one. */
	public static function line( string $text ): string {
		return (string) preg_replace( '/(?<![ \t])[ \t]*+\n[ \t\n]*+/', ' ', self::paragraph( $text ) );
	}

	/**
	 * Text for exact comparison, such as a page rule: without the invisible characters, spaces and quotation marks that word
	 * processors and web pages insert.
	 */
	public static function plain( string $text ): string {
		$composed = class_exists( Normalizer::class ) ? Normalizer::normalize( $text ) : $text; // Requires PHP's intl.
		$plain    = preg_replace(
			array( self::UNSEEN, self::SPACE, '/[“”„‟]/u', '/[‘’‚‛]/u' ),
			array( '', ' ', '"', "'" ),
			is_string( $composed ) ? $composed : $text
		);
		// A joiner belongs between two letters.
		return preg_replace( '/\A[\s\x{200C}\x{200D}]+|[\s\x{200C}\x{200D}]+\z/u', '', $plain ?? $text ) ?? $text;
	}

	/** A web or email address; also removes quotation marks or angle brackets around it. */
	public static function address( string $text ): string {
		return preg_replace( '/\A[\s"\'<«‹]+|[\s"\'>»›]+\z/u', '', self::plain( $text ) ) ?? $text;
	}

	/**
	 * Splits pasted lists of email addresses at commas, semicolons, spaces or line breaks, without duplicates. The browser has
	 * the same rule (addressesIn() of the builder); tests/fixtures/rules/email-lists.json runs against both.
	 *
	 * @return list<string>
	 */
	public static function emails( string $list ): array {
		$parts = preg_split( '/[\s,;]+/', self::plain( $list ) );
		$found = array_map( array( self::class, 'address' ), false === $parts ? array( $list ) : $parts );
		return array_values( array_unique( array_diff( $found, array( '' ) ) ) );
	}

	/** Text that may have several lines. Answers are normalized the same way, so that a chosen label can be matched. */
	public static function paragraph( string $text ): string {
		return Text::tidied( $text );
	}
}
