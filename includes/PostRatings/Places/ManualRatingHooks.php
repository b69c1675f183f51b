<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings\Places;

use Closure;
use UserFeedback\Platform\Hooks;
use UserFeedback\Platform\Injection\Lazy;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Ratings that an author places: the shortcode `[userfeedback-post-ratings]`, the block, the template tag.
 *
 * @phpstan-import-type Declared from Hooks
 */
final class ManualRatingHooks {

	public const SHORTCODE = 'userfeedback-post-ratings';

	/** The template tag in the plugin's main file uses it. */
	public const TAG = 'userfeedback_print_post_ratings';

	/** @param Closure(): RenderRating $place */
	public function __construct( #[Lazy( RenderRating::class )] private readonly Closure $place ) {}

	/** @return array<string, Declared|list<Declared>> */
	public static function hooks(): array {
		return array(
			self::TAG => array( 'tag' ),
		);
	}

	/** Prints the template tag `userfeedback_post_ratings()`. */
	public function tag( int $postId ): void {
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped where it is made.
		echo ( $this->place )()->of( $postId );
	}

	/** @param array<array-key, mixed>|string $attributes WordPress passes an empty string if there are none. */
	public function shortcode( array|string $attributes ): string {
		$id = is_array( $attributes ) ? $attributes['id'] ?? 0 : 0;
		return ( $this->place )()->of( is_scalar( $id ) ? absint( $id ) : 0 );
	}

	/** @return array{title: string, description: string, keywords: list<string>} */
	public static function blockTexts(): array {
		return array(
			'title'       => __( 'Post Ratings', 'userfeedback' ),
			'description' => __( 'Lets visitors rate this post.', 'userfeedback' ),
			'keywords'    => array(
				__( 'feedback', 'userfeedback' ),
				__( 'rating', 'userfeedback' ),
				__( 'stars', 'userfeedback' ),
			),
		);
	}

	/** @param array<string, mixed> $attributes as declared in block.json. */
	public function block( array $attributes ): string {
		$place = ( $this->place )()->of( 0 );
		if ( '' === $place ) {
			return '';
		}
		$anchor = $attributes['anchor'] ?? ''; // WordPress before 7.0 prints it only for blocks that save markup.
		return sprintf(
			'<div %s>%s</div>',
			get_block_wrapper_attributes( is_string( $anchor ) && '' !== $anchor ? array( 'id' => $anchor ) : array() ),
			$place
		);
	}
}
