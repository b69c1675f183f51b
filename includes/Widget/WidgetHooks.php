<?php
declare(strict_types=1);

namespace UserFeedback\Widget;

use Closure;
use UserFeedback\Platform\Hooks;
use UserFeedback\Platform\Injection\Lazy;
use UserFeedback\Platform\Injection\Shared;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Settings\VisitorSettings;
use UserFeedback\Widget\Embed\EmbeddedSurveys;
use UserFeedback\Widget\Manifest\CandidateSurveys;
use UserFeedback\Widget\Manifest\ManifestMapper;
use UserFeedback\Widget\Manifest\PageContext;
use UserFeedback\Widget\Manifest\TeamDrafts;
use UserFeedback\Widget\Page\SurveyPreview;
use UserFeedback\Widget\PageCaches\PurgePageCaches;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Adds the manifest and the loader to pages that have a survey to show, and nothing to others.
 *
 * @phpstan-import-type Declared from Hooks
 */
#[Shared]
final class WidgetHooks {

	public const LOADER = 'userfeedback-loader';

	private const PREVIEW = 'userfeedback-preview';

	/** Parameter of the URL; SurveyPreview has its values. */
	public const PREVIEWED = 'userfeedback_preview';

	/**
	 * @param Closure(): ManifestMapper      $mapper called only if there is a survey to show.
	 * @param Closure(): SurveyPreview       $preview called only if the URL has its parameter.
	 * @param Closure(): TeamDrafts          $team   called only for users who can edit surveys.
	 */
	public function __construct(
		private readonly CandidateSurveys $candidates,
		#[Lazy( ManifestMapper::class )] private readonly Closure $mapper,
		private readonly WidgetScripts $scripts,
		private readonly EmbeddedSurveys $embedded,
		#[Lazy( SurveyPreview::class )] private readonly Closure $preview,
		#[Lazy( TeamDrafts::class )] private readonly Closure $team
	) {}

	/**
	 * Shows surveys in the footer, when the page's content is rendered and its embedded surveys are known.
	 *
	 * @return array<string, Declared|list<Declared>>
	 */
	public static function hooks(): array {
		return array(
			'template_redirect' => array( array( 'hideBar', PHP_INT_MIN ), array( 'preparePreview' ) ),
			'wp_footer'         => array( 'show' ),
		);
	}

	/** The builder's preview shows the page as visitors see it. */
	public function hideBar(): void {
		if ( $this->isDraftPreview() ) {
			add_filter( 'show_admin_bar', '__return_false' );
		}
	}

	/** Previews aren't cached, and may be a full page or in a frame of the builder. */
	public function preparePreview(): void {
		if ( $this->isDraftPreview() ) {
			nocache_headers();
			header( 'X-Frame-Options: SAMEORIGIN' );
		}
		if ( true === $this->preview()?->isAsked() ) {
			nocache_headers();
		}
	}

	public function show(): void {
		if ( is_feed() || is_embed() || is_customize_preview() || ! $this->scripts->isBuilt() ) {
			return;
		}
		if ( $this->isDraftPreview() ) {
			wp_enqueue_script( self::PREVIEW, $this->scripts->preview(), array(), $this->scripts->previewVersion(), true );
			return;
		}
		try {
			$manifest = $this->manifest();
		} catch ( StorageFailed ) {
			return; // The page still works without its survey.
		}
		if ( null === $manifest ) {
			return;
		}
		// Escaped so that no text can end the element or look like a comment to a minifier of inline scripts; once decoded, the
		// text is the same.
		$json = (string) wp_json_encode( $manifest, JSON_HEX_TAG | JSON_HEX_AMP );
		wp_print_inline_script_tag(
			$json,
			array(
				'type' => 'application/json',
				'id'   => 'userfeedback-manifest',
			)
		);
		wp_enqueue_script(
			self::LOADER,
			$this->scripts->loader(),
			array(),
			$this->scripts->loaderVersion(),
			array(
				'strategy'  => 'defer',
				'in_footer' => true,
			)
		);
	}

	/** @return array<string, mixed>|null null if there is nothing to show. */
	private function manifest(): ?array {
		$user    = wp_get_current_user();
		$roles   = $user->exists() ? array_values( $user->roles ) : null;
		$preview = $this->preview();
		if ( true === $preview?->isAsked() ) {
			$survey = $preview->survey();
			return null === $survey
				? null
				: ( $this->mapper )()->toArray( array( $this->candidates->previewed( $survey ) ), PageContext::current(), true, $roles );
		}
		$page       = PageContext::current();
		$mayEdit    = null !== $roles && current_user_can( Permission::EDIT->value );
		$candidates = $mayEdit ? ( $this->team )()->with( $page, $roles ) : array();
		if ( $this->candidates->areFor( $user->ID ) ) {
			array_push( $candidates, ...$this->candidates->with( $page, $this->embedded->ids(), $roles, $mayEdit ) );
		} elseif ( array() === $candidates ) {
			return null;
		}
		return array() === $candidates && ! $this->isLoaderWanted()
			? null
			: ( $this->mapper )()->toArray( $candidates, $page, false, $roles );
	}

	private function isDraftPreview(): bool {
		return true === $this->preview()?->isOfDraft();
	}

	private function preview(): ?SurveyPreview {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- It only decides if code is loaded.
		return isset( $_GET[ self::PREVIEWED ] ) ? ( $this->preview )() : null;
	}

	/** True even without a survey to show: the page may be in a cache that can't be purged when there is one. */
	private function isLoaderWanted(): bool {
		return VisitorSettings::isLoaderOnEveryPage() && PurgePageCaches::isAnyLive();
	}
}
