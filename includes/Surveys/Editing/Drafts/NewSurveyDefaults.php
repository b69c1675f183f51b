<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Editing\Drafts;

use UserFeedback\Settings\CurrentSettings;
use UserFeedback\Surveys\Settings\SurveySettings;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Values that a new survey copies from the site's settings; later changes don't affect it. */
final class NewSurveyDefaults {

	/** Names in surveys and in the site. */
	private const THEMING = array(
		'color_scheme'        => 'widget_theme',
		'widget_color'        => 'widget_color',
		'text_color'          => 'widget_text_color',
		'button_color'        => 'widget_button_color',
		'widget_toggle_text'  => 'widget_toggle_text',
		'widget_toggle_icon'  => 'widget_toggle_icon',
		'widget_toggle_color' => 'widget_toggle_color',
		'font'                => 'widget_font',
		'position'            => 'widget_position',
		'logo_type'           => 'logo_type',
		'custom_logo'         => 'widget_custom_logo',
	);

	public function __construct( private readonly CurrentSettings $settings ) {}

	/** Button texts stay empty, so that they follow the site's settings when those change. */
	public function on( SurveySettings $new ): SurveySettings {
		$site    = $this->settings->get();
		$all     = $site->toArray();
		$theming = array_map( static fn( string $name ): mixed => $all[ $name ] ?? null, self::THEMING );
		$theming = array_filter( $theming, static fn( mixed $value ): bool => null !== $value );

		return $new
			->with( 'theming', $theming + array( 'show_logo' => 'none' !== $site->text( 'logo_type' ) ) )
			->with( 'behavior', array( 'start_minimized' => $site->isOn( 'widget_start_minimized' ) ) );
	}
}
