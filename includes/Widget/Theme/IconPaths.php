<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Theme;

use UserFeedback\Platform\Injection\PluginFile;
use UserFeedback\Platform\Injection\Shared;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Icons next to options, from assets/icon-choices/icons.json, which is read only if a survey has one. */
#[Shared]
final class IconPaths {

	private const FILE = 'assets/icon-choices/icons.json';

	/** @var array<string, string>|null */
	private ?array $paths = null;

	/** @param string $pluginFile the plugin's main file. */
	public function __construct( #[PluginFile] private readonly string $pluginFile ) {}

	/** Returns the SVG path of an icon, the same for every style; empty if the name is unknown. */
	public function path( string $name ): string {
		$this->paths ??= $this->read();
		return $this->paths[ $name ] ?? '';
	}

	/** @return array<string, string> */
	private function read(): array {
		$icons = wp_json_file_decode( dirname( $this->pluginFile ) . '/' . self::FILE, array( 'associative' => true ) );
		$paths = array();
		foreach ( is_array( $icons ) ? $icons : array() as $icon ) {
			if ( is_array( $icon ) && is_string( $icon['icon'] ?? null ) && is_string( $icon['path'] ?? null ) ) {
				$paths[ $icon['icon'] ] = $icon['path'];
			}
		}
		return $paths;
	}
}
