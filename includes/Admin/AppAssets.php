<?php
declare(strict_types=1);

namespace UserFeedback\Admin;

use UserFeedback\Platform\Injection\PluginFile;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The built admin app: its script, its styles and its initial data. */
final class AppAssets {

	private const HANDLE = 'userfeedback-admin';

	public function __construct( #[PluginFile] private readonly string $pluginFile, private readonly BootData $bootData ) {}

	public function enqueue(): void {
		$made = $this->manifest();
		if ( null === $made ) {
			add_action( 'admin_notices', array( $this, 'printMissingFiles' ) );
			return;
		}
		wp_enqueue_script( self::HANDLE, $this->url( 'index.js' ), $made['dependencies'], $made['version'], array( 'in_footer' => true ) );
		add_filter(
			'pre_load_script_translations',
			array( new ScriptTranslations( dirname( $this->pluginFile ), self::HANDLE ), 'load' ),
			10,
			4
		);
		wp_set_script_translations( self::HANDLE, 'userfeedback', dirname( $this->pluginFile ) . '/languages' );
		wp_add_inline_script(
			self::HANDLE,
			'window.userfeedback = ' . wp_json_encode( $this->bootData->toArray(), JSON_HEX_TAG | JSON_HEX_AMP ) . ';',
			'before'
		);

		wp_enqueue_style( self::HANDLE, $this->url( 'index.css' ), array( 'wp-components' ), $made['version'] );
	}

	public function printMissingFiles(): void {
		wp_admin_notice(
			esc_html__(
				'UserFeedback hasn’t been built, because this copy comes from source. Run npm install and npm run build in the plugin folder, then reload this page.',
				'userfeedback'
			),
			array( 'type' => 'error' )
		);
	}

	/**
	 * @return array{
	 *     dependencies: list<non-empty-string>,
	 *     version: string,
	 * }|null the manifest that the build wrote next to the script; null before any build.
	 */
	private function manifest(): ?array {
		$file = dirname( $this->pluginFile ) . '/build/admin/index.asset.php';
		if ( ! is_readable( $file ) ) {
			return null;
		}
		/** @var array{dependencies: list<non-empty-string>, version: string} $made the build's own format. */
		$made = require $file;
		return $made;
	}

	private function url( string $file ): string {
		return plugins_url( "build/admin/$file", $this->pluginFile );
	}
}
