<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Embed;

use Closure;
use UserFeedback\Platform\Hooks;
use UserFeedback\Platform\Injection\Lazy;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * `[userfeedback id="1"]`: embeds a survey in a page's content.
 *
 * @phpstan-import-type Declared from Hooks
 */
final class ShortcodeHooks {

	/** @param Closure(): EmbedPlaceholder $place */
	public function __construct( #[Lazy( EmbedPlaceholder::class )] private readonly Closure $place ) {}

	/** @return array<string, Declared|list<Declared>> */
	public static function hooks(): array {
		return array(
			'init' => array( 'addShortcode', PHP_INT_MIN ),
		);
	}

	public function addShortcode(): void {
		add_shortcode( 'userfeedback', array( $this, 'place' ) );
	}

	/** @param array<array-key, mixed>|string $attributes WordPress passes an empty string if there are none. */
	public function place( array|string $attributes ): string {
		return ( $this->place )()->of(
			is_array( $attributes ) && is_scalar( $attributes['id'] ?? null ) ? absint( $attributes['id'] ) : 0
		);
	}
}
