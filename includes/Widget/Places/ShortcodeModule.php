<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Places;

use Closure;
use UserFeedback\Module;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** `[userfeedback id="1"]`: embeds a survey in a page's content. */
final class ShortcodeModule implements Module {

	/** @param Closure(): InlinePlace $place */
	public function __construct( private readonly Closure $place ) {}

	public function register(): void {
		add_shortcode( 'userfeedback', array( $this, 'place' ) );
	}

	/** @param array<array-key, mixed>|string $attributes WordPress passes an empty string if there are none. */
	public function place( array|string $attributes ): string {
		return ( $this->place )()->of(
			is_array( $attributes ) && is_scalar( $attributes['id'] ?? null ) ? absint( $attributes['id'] ) : 0
		);
	}
}
