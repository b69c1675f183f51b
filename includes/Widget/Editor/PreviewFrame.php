<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Editor;

use Closure;
use UserFeedback\Platform\Hooks;
use UserFeedback\Platform\Injection\Lazy;
use UserFeedback\Widget\Embed\EmbedPlaceholder;
use UserFeedback\Widget\Page\SurveyPreview;
use UserFeedback\Widget\WidgetHooks;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * A preview without the rest of the page, `?userfeedback_preview={id}&userfeedback_frame=1`, which the block shows its author.
 *
 * The survey renders in its place as for visitors, with the same two scripts, but without the theme around it.
 *
 * @phpstan-import-type Declared from Hooks
 */
final class PreviewFrame {

	public const PARAMETER = 'userfeedback_frame';

	/** @param Closure(): EmbedPlaceholder $place */
	public function __construct(
		private readonly SurveyPreview $preview,
		#[Lazy( EmbedPlaceholder::class )] private readonly Closure $place,
		private readonly WidgetHooks $widget
	) {}

	/** @return array<string, Declared|list<Declared>> */
	public static function hooks(): array {
		return array(
			'template_redirect' => array( 'answer', 20, 1, '?' . self::PARAMETER ),
		);
	}

	/** Users who can't see previews get the page as if neither parameter was set. */
	public function answer(): void {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- It only chooses how much is shown, to someone who may see it.
		if ( isset( $_GET[ self::PARAMETER ] ) && $this->preview->isAsked() ) {
			status_header( null === $this->preview->survey() ? 404 : 200 );
			header( 'X-Frame-Options: SAMEORIGIN' );
			$this->show();
			exit;
		}
	}

	public function show(): void {
		$survey = $this->preview->survey();
		printf(
			'<!doctype html><html %1$s><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>%2$s</title><style>body{margin:0;padding:1px}</style></head><body>',
			get_language_attributes(), // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped by WordPress.
			esc_textarea( $survey->title ?? '' ) // Keeps the text as typed: esc_html() ignores a typed `&lt;`.
		);
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Our own markup with numbers.
		echo null === $survey ? '' : ( $this->place )()->of( $survey->id );
		$this->widget->show();
		wp_print_scripts( WidgetHooks::LOADER );
		echo '</body></html>';
	}
}
