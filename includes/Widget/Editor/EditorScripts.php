<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Editor;

use UserFeedback\Platform\Hooks;
use UserFeedback\Platform\Rest\Permission;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Loads scripts in the block editor: the blocks in every block editor, the panel only when editing a post.
 *
 * @phpstan-import-type Declared from Hooks
 */
final class EditorScripts {

	/** Handles from each block.json, and the built files. */
	private const BLOCKS = array(
		'userfeedback-survey-block'  => 'block',
		'userfeedback-results-block' => 'results',
	);

	private const PANEL = 'userfeedback-page-panel';

	public function __construct( private readonly RegisterEditorScript $script ) {}

	/** @return array<string, Declared|list<Declared>> */
	public static function hooks(): array {
		return array(
			'init'                        => array( 'registerBlocks', 10, 1, 'is_admin' ),
			'enqueue_block_editor_assets' => array( 'enqueuePanel' ),
		);
	}

	public function registerBlocks(): void {
		$addresses = 'window.userfeedback_block = ' . wp_json_encode( self::addresses(), JSON_HEX_TAG | JSON_HEX_AMP ) . ';';
		foreach ( self::BLOCKS as $handle => $name ) {
			if ( $this->script->register( $handle, $name ) ) {
				wp_add_inline_script( $handle, $addresses, 'before' );
			}
		}
	}

	public function enqueuePanel(): void {
		$screen = function_exists( 'get_current_screen' ) ? get_current_screen() : null;
		if ( 'post' === $screen?->base && current_user_can( Permission::EDIT->value ) && $this->script->register( self::PANEL, 'panel' ) ) {
			wp_enqueue_script( self::PANEL );
		}
	}

	/** @return array<string, string> BootDataShape::block(). */
	private static function addresses(): array {
		return array(
			'frame_url'   => add_query_arg( array( 'userfeedback_preview' => '{id}', PreviewFrame::PARAMETER => '1' ), home_url( '/' ) ),
			'surveys_url' => admin_url( 'admin.php?page=userfeedback_surveys' ),
			'results_url' => admin_url( 'admin.php?page=userfeedback_results' ),
		);
	}
}
