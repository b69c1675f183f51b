<?php
declare(strict_types=1);

namespace UserFeedback\DemoContent;

/** Texts as the block editor writes them. */
final class Blocks {

	/** @param string $part a paragraph is a text, a heading starts with `# `, a list with `- ` at each line, a shortcode with a bracket. */
	public static function of( string $part ): string {
		if ( str_starts_with( $part, '# ' ) ) {
			return '<!-- wp:heading --><h2 class="wp-block-heading">' . esc_html( substr( $part, 2 ) ) . '</h2><!-- /wp:heading -->';
		}
		if ( str_starts_with( $part, '- ' ) ) {
			$items = array_map(
				static fn( string $line ): string => '<!-- wp:list-item --><li>'
					. esc_html( substr( $line, 2 ) )
					. '</li><!-- /wp:list-item -->',
				explode( "\n", $part )
			);
			return '<!-- wp:list --><ul class="wp-block-list">' . implode( '', $items ) . '</ul><!-- /wp:list -->';
		}
		if ( str_starts_with( $part, '[' ) ) {
			return "<!-- wp:shortcode -->$part<!-- /wp:shortcode -->";
		}
		return '<!-- wp:paragraph --><p>' . esc_html( $part ) . '</p><!-- /wp:paragraph -->';
	}
}
