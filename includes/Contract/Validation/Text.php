<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Validation;

/** What counts as text that can be kept and counted the same on every database. */
final class Text {

	/** Valid UTF-8 without control characters other than tab and line breaks: wpdb refuses or cuts anything else. */
	public static function isStorable( string $text ): bool {
		return 1 === preg_match( '/\A[^\x00-\x08\x0B\x0C\x0E-\x1F\x7F]*+\z/u', $text );
	}

	/** Characters, not bytes. */
	public static function length( string $text ): int {
		return mb_strlen( $text, 'UTF-8' );
	}
}
