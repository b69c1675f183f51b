<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Visitor;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A User-Agent header, parsed once: each word, with the version that follows it. */
final class UserAgentTokens {

	/** @param array<string, array{int, int}> $versions major and minor version by word; the first one counts. */
	private function __construct( private readonly string $header, private readonly array $versions ) {}

	/** Runs in linear time: nothing in the pattern can match in two ways. */
	public static function of( string $header ): self {
		preg_match_all( '~(?<![A-Za-z_])([A-Za-z_]++)[/ :-]?v?(\d{1,5})(?:[._](\d{1,5}))?~', $header, $found, PREG_SET_ORDER );
		$versions = array();
		foreach ( $found as $word ) {
			$versions[ $word[1] ] ??= array( (int) $word[2], (int) ( $word[3] ?? 0 ) );
		}
		return new self( $header, $versions );
	}

	public function say( string ...$texts ): bool {
		foreach ( $texts as $text ) {
			if ( str_contains( $this->header, $text ) ) {
				return true;
			}
		}
		return false;
	}

	public function match( string $pattern ): bool {
		return 1 === preg_match( $pattern, $this->header );
	}

	/** @return int|null null if no version follows the word. */
	public function major( string $word ): ?int {
		return $this->versions[ $word ][0] ?? null;
	}

	public function minor( string $word ): ?int {
		return $this->versions[ $word ][1] ?? null;
	}
}
