<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Editor;

use UserFeedback\Platform\Injection\PluginFile;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Registers a script from build/editor, with its dependencies and translations. */
final class RegisterEditorScript {

	public function __construct( #[PluginFile] private readonly string $pluginFile ) {}

	/**
	 * @param non-empty-string $handle
	 * @param string           $name of the built file.
	 * @return bool false in a checkout that was never built.
	 */
	public function register( string $handle, string $name ): bool {
		$file = dirname( $this->pluginFile ) . "/build/editor/$name.asset.php";
		if ( ! is_readable( $file ) ) {
			return false;
		}
		/** @var array{dependencies: list<non-empty-string>, version: string} $made the build's own format. */
		$made = require $file;
		/** @var non-empty-string $url */
		$url = plugins_url( "build/editor/$name.js", $this->pluginFile );
		wp_register_script( $handle, $url, $made['dependencies'], $made['version'], array( 'in_footer' => true ) );
		wp_set_script_translations( $handle, 'userfeedback', $this->languages( "build/editor/$name.js" ) );
		return true;
	}

	/** Uses WordPress's order: a language pack of the site before the plugin's own languages. */
	private function languages( string $script ): string {
		$packs = WP_LANG_DIR . '/plugins';
		$file  = 'userfeedback-' . determine_locale() . '-' . md5( $script ) . '.json';
		return is_readable( "$packs/$file" ) ? $packs : dirname( $this->pluginFile ) . '/languages';
	}
}
