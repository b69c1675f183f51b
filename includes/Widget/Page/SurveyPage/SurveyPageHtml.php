<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Page\SurveyPage;

use UserFeedback\Platform\Injection\PluginFile;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Widget\Manifest\RichText;
use UserFeedback\Widget\WidgetScripts;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Renders a survey's own page, without the site's theme. The widget draws the survey in it, as in the content of any page.
 *
 * @phpstan-import-type Piece from RichText
 */
final class SurveyPageHtml {

	private const STYLES = 'assets/shared/survey.css';

	/**
	 * Hides the form where scripts run. After eight seconds without the widget, the form takes its place for good: a widget that
	 * loads later must not remove what the visitor typed.
	 */
	private const FORM_SCRIPT = 'document.documentElement.className="js";setTimeout(function(){' .
		'var f=document.querySelector(".userfeedback-inline>form");if(f){f.parentNode.parentNode.replaceChild(f,f.parentNode)}' .
		'document.documentElement.className=""},8000)';

	public function __construct( #[PluginFile] private readonly string $pluginFile, private readonly WidgetScripts $scripts ) {}

	/**
	 * @param array<string, mixed> $manifest with this survey only.
	 * @param SurveyFormEntry|null $form     null if a form can't ask the survey's questions
	 * @param string               $greeting shown when the widget has restored earlier answers; may be empty.
	 * @param bool                 $isSent   true if the form was sent: the browser has no JavaScript, or couldn't load the widget.
	 */
	public function of(
		Survey $survey,
		string $title,
		string $url,
		SurveyPageState $state,
		array $manifest,
		?SurveyFormEntry $form,
		string $greeting,
		bool $isSent
	): string {
		/** @var array{surveys: array{array{look: array{style: string, dark: string}, thank_you: array<string, mixed>, late?: array<string, mixed>}}} $manifest */
		$shown    = $manifest['surveys'][0];
		$formHtml = null === $form ? '' : SurveyFormHtml::of( $survey, $shown, $form, $url );
		$content  = match ( true ) {
			'' !== $state->sentence()         => self::sentence( $state, $url ),
			SurveyPageState::SENT === $state  => self::thanks( $shown['thank_you'] ),
			SurveyPageState::LATE === $state  => self::thanks( $shown['late'] ?? $shown['thank_you'] ),
			$isSent && null !== $form         => $formHtml,
			default                           => $this->survey( $survey->id, $formHtml, $greeting, $manifest ),
		};
		return sprintf(
			'<!doctype html><html %s><head><meta charset="utf-8">%s<title>%s</title><style>%s</style></head>' .
				'<body>%s<main>%s<h1>%s</h1>%s</main></body></html>',
			get_language_attributes(),
			'<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex, nofollow">',
			esc_textarea( $title ),
			$this->styles( $shown['look']['style'], $shown['look']['dark'] ),
			SurveyPageState::PREVIEW === $state ? self::note() : '',
			self::site(),
			esc_textarea( $title ),
			$content
		);
	}

	/**
	 * The widget replaces the form. If it doesn't load, the form shows.
	 *
	 * @param array<string, mixed> $manifest
	 */
	private function survey( int $id, string $form, string $greeting, array $manifest ): string {
		$needed = esc_html__( 'Turn on JavaScript to answer this survey.', 'userfeedback' );
		$place  = sprintf(
			'<div class="userfeedback-inline" data-userfeedback-survey="%d">%s</div>',
			$id,
			'' === $form ? "<noscript><p class=\"sentence\">$needed</p></noscript>" : $form
		);
		$hidden = '<p class="message userfeedback-restored" role="status" hidden>%s</p>'; // The recorder of visits shows it.
		return ( '' === $greeting ? '' : sprintf( $hidden, esc_html( $greeting ) ) ) .
			$place .
			( '' === $form ? '' : wp_get_inline_script_tag( self::FORM_SCRIPT ) ) .
			wp_get_inline_script_tag(
				(string) wp_json_encode( $manifest, JSON_HEX_TAG | JSON_HEX_AMP ),
				array(
					'type' => 'application/json',
					'id'   => 'userfeedback-manifest',
				)
			) .
			wp_get_script_tag(
				array(
					'src'   => add_query_arg( 'ver', $this->scripts->loaderVersion(), $this->scripts->loader() ),
					'defer' => true,
				)
			);
	}

	private static function sentence( SurveyPageState $state, string $url ): string {
		$login = SurveyPageState::LOGIN === $state
			? '<p>' . self::button( wp_login_url( $url ), __( 'Log in', 'userfeedback' ) ) . '</p>'
			: '';
		return '<p class="sentence" role="status">' . esc_html( $state->sentence() ) . "</p>$login";
	}

	private static function button( string $url, string $label ): string {
		return sprintf( '<a class="button" href="%s">%s</a>', esc_url( $url ), esc_textarea( $label ) );
	}

	/** @param array<string, mixed> $thanks of the manifest. */
	private static function thanks( array $thanks ): string {
		/** @var array{heading: list<Piece>, text: list<Piece>, button: array{label: string, url: string}|null} $thanks */
		$heading = self::pieces( $thanks['heading'] );
		$text    = self::pieces( $thanks['text'] );
		$button  = $thanks['button'];
		return sprintf(
			'<div class="sentence" role="status">%s%s%s</div>',
			'' === $heading ? '' : "<h2>$heading</h2>",
			'' === $text ? '' : "<p>$text</p>",
			null === $button ? '' : self::button( $button['url'], $button['label'] )
		);
	}

	/** @param list<Piece> $pieces */
	private static function pieces( array $pieces ): string {
		$html = '';
		foreach ( $pieces as $piece ) {
			$text  = nl2br( esc_textarea( $piece['text'] ) );
			$text  = $piece['strong'] ? "<strong>$text</strong>" : $text;
			$text  = $piece['em'] ? "<em>$text</em>" : $text;
			$html .= '' === $piece['url'] ? $text : sprintf( '<a href="%s">%s</a>', esc_url( $piece['url'] ), $text );
		}
		return $html;
	}

	private static function note(): string {
		return sprintf(
			'<p class="note">%s</p>',
			esc_html__( 'Preview for survey editors: visitors don’t see this page yet, and answers aren’t stored.', 'userfeedback' )
		);
	}

	/** The site's logo or icon, and its name. */
	private static function site(): string {
		$id   = get_theme_mod( 'custom_logo' );
		$logo = is_numeric( $id ) && $id > 0 ? (string) wp_get_attachment_image_url( (int) $id, 'medium' ) : '';
		$logo = '' === $logo ? get_site_icon_url( 64 ) : $logo;
		return sprintf(
			'<p class="site">%s<span>%s</span></p>',
			'' === $logo ? '' : sprintf( '<img src="%s" alt="">', esc_url( $logo ) ),
			esc_html( get_bloginfo( 'name' ) ) // WordPress stores it already escaped.
		);
	}

	/** The survey's own colors, over the default ones. */
	private function styles( string $style, string $dark ): string {
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- A file of the plugin.
		$file = (string) file_get_contents( dirname( $this->pluginFile ) . '/' . self::STYLES );
		$own  = ":root{{$style}}" . ( '' === $dark ? '' : "@media(prefers-color-scheme:dark){:root{{$dark}}}" );
		return $file . str_replace( '<', '', $own ); // No text can end the element.
	}
}
