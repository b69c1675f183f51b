<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps\Pages;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Identifies a page of the site: `p12` for a post of any type, `front`, `blog`, `t7` for the archive of a term, `a-product` for
 * that of a post type. Never a URL, as URLs can contain data about the visitor. Pure.
 */
final class PageKey {

	public const FRONT = 'front';
	public const BLOG  = 'blog';

	/** WordPress allows at most 20 characters for the name of a post type. */
	private const PATTERN = '/\A(?:front|blog|[pt][1-9]\d{0,18}|a-[a-z0-9_-]{1,20})\z/';

	private function __construct( public readonly string $text ) {}

	public static function of( string $text ): ?self {
		return 1 === preg_match( self::PATTERN, $text ) ? new self( $text ) : null;
	}

	public static function ofPost( int $id ): string {
		return "p$id";
	}

	public static function ofTerm( int $id ): string {
		return "t$id";
	}

	public static function ofArchive( string $postType ): string {
		return "a-$postType";
	}

	/** Returns 0 if it isn't a post. */
	public function postId(): int {
		return 'p' === $this->text[0] ? (int) substr( $this->text, 1 ) : 0;
	}

	/** Returns 0 if it isn't a term archive. */
	public function termId(): int {
		return 't' === $this->text[0] ? (int) substr( $this->text, 1 ) : 0;
	}

	/** Returns '' if it isn't a post type archive. */
	public function postType(): string {
		return str_starts_with( $this->text, 'a-' ) ? substr( $this->text, 2 ) : '';
	}
}
