<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings\Places;

use Closure;
use LogicException;
use UserFeedback\Module;
use UserFeedback\PostRatings\Settings\RatingSettings;
use WP_Post;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Places that every post of the chosen types has: behind its text, or before or behind its comments. A post whose comments
 * are closed and that has none prints nothing there in most themes, so its place is behind the text.
 */
final class AutomaticPlacesModule implements Module {

	/** After the text has become blocks, paragraphs and what shortcodes make. */
	private const BEHIND_TEXT = 20;

	private const MARK = 'data-userfeedback-rating=';

	/** The block of comments, today's and the one before, under which some templates still have it. */
	private const BLOCKS = array( 'core/comments', 'core/post-comments' );

	/** @var array{self, string}|null who took a template into ours, and its path: a template is loaded without an object. */
	private static ?array $wrapped = null;

	/** One of RatingSettingsShape::PLACES; empty where this page has no place of its own. */
	private string $where = '';

	/**
	 * @param Closure(): RatingSettings $settings
	 * @param Closure(): RatingPlace    $place
	 */
	public function __construct( private readonly Closure $settings, private readonly Closure $place ) {}

	/** Once WordPress knows which page it is. */
	public function register(): void {
		add_action( 'wp', array( $this, 'addPlaces' ) );
	}

	public function addPlaces(): void {
		$post = is_singular() ? get_queried_object() : null;
		if ( ! $post instanceof WP_Post || ! ( $this->settings )()->isFor( $post->post_type ) ) {
			return;
		}
		$this->where = self::hasNoComments( $post ) ? 'after_content' : ( $this->settings )()->values['display_settings'];
		if ( 'after_content' === $this->where ) {
			add_filter( 'the_content', array( $this, 'behindText' ), self::BEHIND_TEXT );
			return;
		}
		add_filter( 'comments_template', array( $this, 'wrapTemplate' ), PHP_INT_MAX );
		foreach ( self::BLOCKS as $block ) {
			add_filter( "render_block_$block", array( $this, 'aroundBlock' ) );
		}
	}

	/** One that its author put by hand is enough. */
	public function behindText( string $content ): string {
		$isMain = in_the_loop() && is_main_query() && get_the_ID() === get_queried_object_id() && ! doing_filter( 'get_the_excerpt' );
		return ! $isMain || str_contains( $content, self::MARK ) ? $content : $content . $this->place();
	}

	/**
	 * Classic themes: their template is taken into one of ours, because WordPress has no hook behind it.
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

	/** Block themes. Where the block prints a theme's template, the place is in it already. */
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
