<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Editor;

use Closure;
use UserFeedback\Platform\Hooks;
use UserFeedback\Platform\Injection\Lazy;
use UserFeedback\Platform\Injection\PluginFile;
use UserFeedback\Widget\Embed\EmbedPlaceholder;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Registers the block `userfeedback/survey`, which works like the shortcode, with the author's alignment, spacing, and anchor.
 *
 * @phpstan-import-type Declared from Hooks
 */
final class BlockHooks {

	private const BLOCK = 'assets/blocks/survey';

	/**
	 * @param Closure(): EmbedPlaceholder $place
	 * @param Closure(): EditorScripts    $scripts
	 */
	public function __construct(
		#[PluginFile] private readonly string $pluginFile,
		#[Lazy( EmbedPlaceholder::class )] private readonly Closure $place,
		#[Lazy( EditorScripts::class )] private readonly Closure $scripts
	) {}

	/** @return array<string, Declared|list<Declared>> */
	public static function hooks(): array {
		return array(
			'init' => array( 'registerBlocks' ),
		);
	}

	public function registerBlocks(): void {
		if ( is_admin() ) { // Editor scripts: a visitor's page only renders blocks.
			( $this->scripts )()->registerBlocks();
		}
		register_block_type(
			dirname( $this->pluginFile ) . '/' . self::BLOCK,
			array(
				'title'           => __( 'Survey', 'userfeedback' ),
				'description'     => __( 'Add a survey for visitors to answer.', 'userfeedback' ),
				'keywords'        => array(
					__( 'feedback', 'userfeedback' ),
					__( 'poll', 'userfeedback' ),
					__( 'question', 'userfeedback' ),
				),
				'render_callback' => array( $this, 'render' ),
			)
		);
	}

	/** @param array<string, mixed> $attributes as declared in block.json. */
	public function render( array $attributes ): string {
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
