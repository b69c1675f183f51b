<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Theme;

use UserFeedback\Platform\Injection\PluginFile;
use UserFeedback\Settings\Theme\ThemingShape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Icons next to options, from assets/icon-choices/icons.json, which is read only if a survey has one; and those of the toggle. */
final class IconPaths {

	private const BUBBLE = 'M5 4h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-7l-5 4v-4H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z';

	/** Icons of the button that opens a survey, in the order of Theming::ICONS; a page only gets the selected one. */
	public const TOGGLES = array(
		'field-userfeedback'  => self::BUBBLE . 'M8 8.5h8M8 12.5h5',
		'field-smile'         => 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M8 14.5s1.5 2 4 2 4-2 4-2M9 9v1M15 9v1',
		'field-mail-open'     => 'M3 9.5l9-6.5 9 6.5V19a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2zM3 10l9 6 9-6',
		'field-hand-star'     => 'M3 15v6M3 16h3.5l4 1.5H14a1.5 1.5 0 0 1 0 3h-3.5M15 18l4.5-2.3a1.4 1.4 0 0 1 1.4 2.4L14 22l-5-.5-3-1.5H3M13 2.5l1.4 2.8 3.1.5-2.2 2.2.5 3.1-2.8-1.5-2.8 1.5.5-3.1L8.5 5.8l3.1-.5z',
		'field-comments'      => 'M4 3h9a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2H8l-4 3.5V12a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM18.5 8.5H20a2 2 0 0 1 2 2V16a2 2 0 0 1-2 2v3.5L16 18h-5a2 2 0 0 1-2-2',
		'field-comment-star'  => self::BUBBLE . 'M12 6.5l1.2 2.4 2.7.4-1.9 1.9.4 2.7-2.4-1.3-2.4 1.3.4-2.7-1.9-1.9 2.7-.4z',
		'field-comment-heart' => self::BUBBLE . 'M12 14l-3.2-3.1a2 2 0 0 1 2.9-2.9l.3.3.3-.3a2 2 0 0 1 2.9 2.9z',
		'field-comment-edit'  => 'M12 4H5a2 2 0 0 0-2 2v9a2 2 0 0 0 2 2h2v4l5-4h7a2 2 0 0 0 2-2v-3M18.4 2.6a2 2 0 0 1 2.9 2.9L14.5 12.3l-3.5.7.7-3.5z',
		'field-chevron-down'  => 'M6 9l6 6 6-6',
	);

	/** Size of an icon next to an option, in pixels. */
	public const ICON_PIXELS = array(
		'large'  => 24,
		'medium' => 20,
		'small'  => 16,
	);

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

	public static function togglePath( string $name ): string {
		return self::TOGGLES[ $name ] ?? self::TOGGLES[ ThemingShape::ICONS[8] ];
	}
}
