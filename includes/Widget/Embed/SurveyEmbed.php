<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Embed;

use Closure;
use UserFeedback\Platform\Injection\Lazy;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Embeds a survey in a page's content: the shortcode `[userfeedback id="1"]` and the block `userfeedback/survey`, which works the
 * same, with the author's alignment, spacing, and anchor.
 */
final class SurveyEmbed {

	/** @param Closure(): EmbedPlaceholder $place */
	public function __construct( #[Lazy( EmbedPlaceholder::class )] private readonly Closure $place ) {}

	/** @param array<array-key, mixed>|string $attributes WordPress passes an empty string if there are none. */
	public function shortcode( array|string $attributes ): string {
		return ( $this->place )()->of(
			is_array( $attributes ) && is_scalar( $attributes['id'] ?? null ) ? absint( $attributes['id'] ) : 0
		);
	}

	/** @return array{title: string, description: string, keywords: list<string>} */
	public static function blockTexts(): array {
		return array(
			'title'       => __( 'Survey', 'userfeedback' ),
			'description' => __( 'Add a survey for visitors to answer.', 'userfeedback' ),
			'keywords'    => array(
				__( 'feedback', 'userfeedback' ),
				__( 'poll', 'userfeedback' ),
				__( 'question', 'userfeedback' ),
			),
		);
	}

	/** @param array<string, mixed> $attributes as declared in block.json. */
	public function block( array $attributes ): string {
		$id    = $attributes['surveyId'] ?? 0;
		$place = is_int( $id ) && $id > 0 ? ( $this->place )()->of( $id ) : '';
		if ( '' === $place ) {
			return '';
		}
		$anchor = $attributes['anchor'] ?? ''; // Before 7.0, WordPress adds it only to blocks that save markup.
		return sprintf(
			'<div %s>%s</div>',
			get_block_wrapper_attributes( is_string( $anchor ) && '' !== $anchor ? array( 'id' => $anchor ) : array() ),
			$place
		);
	}
}
