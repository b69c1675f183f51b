<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Editor;

use UserFeedback\Contract\Can;
use UserFeedback\Module;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** What the block editor loads: the blocks wherever there are blocks, the panel only where a post is edited. */
final class EditorScripts implements Module {

	/** Handles as each block.json names its own, and the built files. */
	private const BLOCKS = array(
		'userfeedback-survey-block'  => 'block',
		'userfeedback-results-block' => 'results',
	);

	private const PANEL = 'userfeedback-page-panel';

	public function __construct( private readonly string $pluginFile ) {}

	public function register(): void {
		add_action( 'enqueue_block_editor_assets', array( $this, 'enqueuePanel' ) );
	}

	public function registerBlocks(): void {
		$addresses = 'window.userfeedback_block = ' . wp_json_encode( self::addresses(), JSON_HEX_TAG | JSON_HEX_AMP ) . ';';
		foreach ( self::BLOCKS as $handle => $name ) {
			if ( $this->registerScript( $handle, $name ) ) {
				wp_add_inline_script( $handle, $addresses, 'before' );
			}
		}
	}

	public function enqueuePanel(): void {
		$screen = function_exists( 'get_current_screen' ) ? get_current_screen() : null;
		if ( 'post' === $screen?->base && current_user_can( Can::EDIT->value ) && $this->registerScript( self::PANEL, 'panel' ) ) {
			wp_enqueue_script( self::PANEL );
		}
	}

	/**
	 * @param non-empty-string $handle
	 * @return bool false in a checkout that was never built.
	 */
	private function registerScript( string $handle, string $name ): bool {
		$file = dirname( $this->pluginFile ) . "/build/editor/$name.asset.php";
		if ( ! is_readable( $file ) ) {
			return false;
		}
		/** @var array{dependencies: list<non-empty-string>, version: string} $made the build's own format. */
		$made = require $file;
		/** @var non-empty-string $url */
		$url = plugins_url( "build/editor/$name.js", $this->pluginFile );
		wp_register_script( $handle, $url, $made['dependencies'], $made['version'], array( 'in_footer' => true ) );
		wp_set_script_translations( $handle, 'userfeedback', dirname( $this->pluginFile ) . '/languages' );
		return true;
	}

	/** @return array<string, string> BootShape::block(). */
	private static function addresses(): array {
		return array(
			'frame_url'   => add_query_arg( array( 'userfeedback_preview' => '{id}', PreviewFrame::PARAMETER => '1' ), home_url( '/' ) ),
			'surveys_url' => admin_url( 'admin.php?page=userfeedback_surveys' ),
			'results_url' => admin_url( 'admin.php?page=userfeedback_results' ),
		);
	}
}
