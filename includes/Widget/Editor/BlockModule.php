<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Editor;

use Closure;
use UserFeedback\Module;
use UserFeedback\Widget\Places\InlinePlace;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The block `userfeedback/survey`: the shortcode's place, with the alignment, spacing and anchor that its author gave it. */
final class BlockModule implements Module {

	private const FOLDER = 'assets/blocks/survey';

	/**
	 * @param Closure(): InlinePlace   $place
	 * @param Closure(): EditorScripts $scripts
	 */
	public function __construct(
		private readonly string $pluginFile,
		private readonly Closure $place,
		private readonly Closure $scripts
	) {}

	public function register(): void {
		add_action( 'init', array( $this, 'registerBlock' ) );
	}

	public function registerBlock(): void {
		if ( is_admin() ) { // The editor's script: a visitor's page only draws the block.
			( $this->scripts )()->registerBlock( EditorScripts::BLOCK, 'block' );
		}
		register_block_type(
			dirname( $this->pluginFile ) . '/' . self::FOLDER,
			array(
				'title'           => __( 'Survey', 'userfeedback' ),
				'description'     => __( 'A place for one survey, in which visitors answer it.', 'userfeedback' ),
				'keywords'        => array(
					__( 'feedback', 'userfeedback' ),
					__( 'poll', 'userfeedback' ),
					__( 'question', 'userfeedback' ),
				),
				'render_callback' => array( $this, 'render' ),
			)
		);
	}

	/** @param array<string, mixed> $attributes as block.json declares them. */
	public function render( array $attributes ): string {
		$id    = $attributes['surveyId'] ?? 0;
		$place = is_int( $id ) && $id > 0 ? ( $this->place )()->of( $id ) : '';
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
