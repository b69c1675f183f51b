<?php
declare(strict_types=1);

namespace UserFeedback\DemoContent;

use RuntimeException;

/** Pages and posts of the shop, as the block editor writes them. */
final class Posts {

	/**
	 * @param list<string> $parts a paragraph is a text, a heading starts with `# `, a list has `- ` on each line, a shortcode⏎       starts
	 * with a bracket.
	 * @param array{post_type?: string, menu_order?: int, post_date?: string, post_date_gmt?: string} $more
	 * @return int its id.
	 */
	public static function publish( string $slug, string $title, array $parts, array $more ): int {
		$id = wp_insert_post(
			array(
				'post_status'  => 'publish',
				'post_name'    => $slug,
				'post_title'   => $title,
				'post_content' => wp_slash( implode( "\n\n", array_map( array( self::class, 'block' ), $parts ) ) ),
				'post_author'  => 1,
			) + $more
		);
		return $id > 0 ? $id : throw new RuntimeException( "$title cannot be published." );
	}

	private static function block( string $part ): string {
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
