<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings\Places;

use Closure;
use LogicException;
use UserFeedback\Platform\Hooks;
use UserFeedback\Platform\Injection\Lazy;
use UserFeedback\PostRatings\Settings\RatingSettings;
use UserFeedback\PostRatings\Settings\RatingSettingsRepository;
use WP_Post;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Automatic ratings on all posts of the chosen types: after the text, or before or after the comments. If comments are closed
 * and there are none, most themes print no comments section, so the rating is after the text.
 *
 * @phpstan-import-type Declared from Hooks
 */
final class AutomaticRatingHooks {

	/** Runs after blocks, paragraphs and shortcodes of the text are rendered. */
	private const BEHIND_TEXT = 20;

	private const MARK = 'data-userfeedback-rating=';

	/** The current comments block and its predecessor, which some templates still use. */
	private const BLOCKS = array( 'core/comments', 'core/post-comments' );

	/** @var array{self, string}|null who took a template into ours, and its path: a template is loaded without an object. */
	private static ?array $wrapped = null;

	/** One of RatingSettingsShape::PLACES; empty if this page has no automatic rating. */
	private string $where = '';

	/**
	 * @param Closure(): RatingSettings $settings
	 * @param Closure(): RenderRating    $place
	 */
	public function __construct(
		#[Lazy( RatingSettingsRepository::class, 'get' )] private readonly Closure $settings,
		#[Lazy( RenderRating::class )] private readonly Closure $place
	) {}

	/**
	 * Waits until WordPress knows the current page.
	 *
	 * @return array<string, Declared|list<Declared>>
	 */
	public static function hooks(): array {
		return array(
			'wp' => array( 'addPlaces', 10, 1, 'is_singular' ),
		);
	}

	public function addPlaces(): void {
		$post = is_singular() ? get_queried_object() : null;
		if ( ! $post instanceof WP_Post || ! ( $this->settings )()->isFor( $post->post_type ) ) {
			return;
		}
		$this->where = self::hasNoComments( $post ) ? 'after_content' : ( $this->settings )()->values['display_settings'];
		if ( 'after_content' === $this->where ) {
			add_filter( 'the_content', array( $this, 'appendToContent' ), self::BEHIND_TEXT );
			return;
		}
		add_filter( 'comments_template', array( $this, 'wrapTemplate' ), PHP_INT_MAX );
		foreach ( self::BLOCKS as $block ) {
			add_filter( "render_block_$block", array( $this, 'aroundBlock' ) );
		}
	}

	/** Skipped if the author has placed one. */
	public function appendToContent( string $content ): string {
		$isMain = in_the_loop() && is_main_query() && get_the_ID() === get_queried_object_id() && ! doing_filter( 'get_the_excerpt' );
		return ! $isMain || str_contains( $content, self::MARK ) ? $content : $content . $this->place();
	}

	/**
	 * For classic themes: wraps their template in one of ours, because WordPress has no hook after it.
	 *
	 * @param string $template a path.
	 */
	public function wrapTemplate( string $template ): string {
		if ( ! is_file( $template ) ) {
			return $template;
		}
		self::$wrapped = array( $this, $template );
		return __DIR__ . '/comments-template.php';
	}

	public static function template(): string {
		return self::$wrapped[1] ?? throw new LogicException( 'No template was taken into ours.' );
	}

	public static function printBeforeComments(): void {
		self::printWhere( 'before_comments' );
	}

	public static function printAfterComments(): void {
		self::printWhere( 'after_comments' );
	}

	private static function printWhere( string $place ): void {
		$module = self::$wrapped[0] ?? null;
		if ( null !== $module && $place === $module->where ) {
			echo $module->place(); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped where it is made.
		}
	}

	/** For block themes. If the block prints a theme's template, the rating is already in it. */
	public function aroundBlock( string $html ): string {
		if ( '' === trim( $html ) || str_contains( $html, self::MARK ) || get_the_ID() !== get_queried_object_id() ) {
			return $html;
		}
		return 'before_comments' === $this->where ? $this->place() . $html : $html . $this->place();
	}

	private function place(): string {
		return ( $this->place )()->of( get_queried_object_id() );
	}

	private static function hasNoComments( WP_Post $post ): bool {
		return ! comments_open( $post ) && 0 === (int) get_comments_number( $post );
	}
}
