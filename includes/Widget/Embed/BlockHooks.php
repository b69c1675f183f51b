<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Embed;

use UserFeedback\Platform\FeatureIndex;
use UserFeedback\Platform\Hooks;
use UserFeedback\Platform\Injection\Container;
use UserFeedback\Platform\Injection\PluginFile;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Registers the blocks and shortcodes of all features. The classes that render them are loaded when a page contains one.
 *
 * @phpstan-import-type Declared from Hooks
 */
final class BlockHooks {

	public function __construct( #[PluginFile] private readonly string $pluginFile, private readonly Container $container ) {}

	/** @return array<string, Declared|list<Declared>> */
	public static function hooks(): array {
		return array(
			'init' => array( array( 'addShortcodes', PHP_INT_MIN ), array( 'registerBlocks' ) ),
		);
	}

	public function addShortcodes(): void {
		foreach ( FeatureIndex::SHORTCODES as $name => $className ) {
			add_shortcode( $name, fn( mixed $attributes ): string => $this->html( $className, 'shortcode', $attributes ) );
		}
	}

	/**
	 * WordPress needs a block's texts and its editor's files only where it lists blocks. Other requests only render them: visitors'
	 * pages, and routes of other plugins.
	 */
	public function registerBlocks(): void {
		$isListed = self::isListed();
		foreach ( FeatureIndex::BLOCKS as $name => [ $className, $folder, $rendered ] ) {
			$render = fn( mixed $attributes ): string => $this->html( $className, 'block', $attributes );
			register_block_type(
				$isListed ? dirname( $this->pluginFile ) . "/$folder" : $name,
				array( 'render_callback' => $render ) + ( $isListed ? $className::blockTexts() : $rendered )
			);
		}
	}

	/** @param class-string $className */
	private function html( string $className, string $method, mixed $attributes ): string {
		$html = $this->container->call( $className, $method, $attributes );
		return is_string( $html ) ? $html : '';
	}

	/** Returns true on admin screens, and for WordPress's own route block-types. */
	private static function isListed(): bool {
		$url = $_SERVER['REQUEST_URI'] ?? ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Only searched.
		return is_admin() || ( is_string( $url ) && str_contains( $url, 'block-types' ) );
	}
}
