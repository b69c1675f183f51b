<?php
declare(strict_types=1);

namespace UserFeedback\Widget;

use Closure;
use UserFeedback\Caches\TellChange;
use UserFeedback\Contract\Can;
use UserFeedback\Contract\Problem\StorageFailed;
use UserFeedback\Module;
use UserFeedback\Settings\VisitorSettings;
use UserFeedback\Widget\Editor\PreviewFrame;
use UserFeedback\Widget\Manifest\Candidates;
use UserFeedback\Widget\Manifest\ManifestMapper;
use UserFeedback\Widget\Manifest\PageContext;
use UserFeedback\Widget\Manifest\TeamDrafts;
use UserFeedback\Widget\Page\Preview;
use UserFeedback\Widget\Places\Places;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Puts the manifest and the loader on pages that have a survey to show, and nothing on others. */
final class WidgetModule implements Module {

	public const LOADER = 'userfeedback-loader';

	private const PREVIEW = 'userfeedback-preview';

	/**
	 * @param Closure(): ManifestMapper      $mapper asked for only where there is a survey to show.
	 * @param Closure(): TeamDrafts          $team   asked for only on pages of who may edit surveys.
	 * @param (Closure(): PreviewFrame)|null $frame  asked for only where a preview is.
	 */
	public function __construct(
		private readonly Candidates $candidates,
		private readonly Closure $mapper,
		private readonly Bundle $bundle,
		private readonly Places $places,
		private readonly Preview $preview,
		private readonly Closure $team,
		private readonly ?Closure $frame = null
	) {}

	/** In the footer, because by then the page's text is made and its places are known. */
	public function register(): void {
		if ( $this->preview->isOfDraft() ) {
			add_filter( 'show_admin_bar', '__return_false' ); // As visitors have the page.
		}
		add_action( 'template_redirect', array( $this, 'preparePreview' ) );
		add_action( 'wp_footer', array( $this, 'show' ) );
	}

	/** It is kept out of caches, and may be all of its page, or in a frame of the builder. */
	public function preparePreview(): void {
		if ( $this->preview->isOfDraft() ) {
			nocache_headers();
			header( 'X-Frame-Options: SAMEORIGIN' );
		}
		if ( $this->preview->isAsked() ) {
			nocache_headers();
			if ( null !== $this->frame ) {
				( $this->frame )()->register();
			}
		}
	}

	public function show(): void {
		if ( is_feed() || is_embed() || is_customize_preview() || ! $this->bundle->isBuilt() ) {
			return;
		}
		if ( $this->preview->isOfDraft() ) {
			wp_enqueue_script( self::PREVIEW, $this->bundle->preview(), array(), $this->bundle->previewVersion(), true );
			return;
		}
		try {
			$manifest = $this->manifest();
		} catch ( StorageFailed ) {
			return; // A page without its survey is still a page.
		}
		if ( null === $manifest ) {
			return;
		}
		// Escaped so that no text in it can end the element, or looks like a comment to a minifier of inline scripts:
		// with its escapes it is the same text.
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
			$this->bundle->loader(),
			array(),
			$this->bundle->loaderVersion(),
			array(
				'strategy'  => 'defer',
				'in_footer' => true,
			)
		);
	}

	/** @return array<string, mixed>|null null when there is nothing to show. */
	private function manifest(): ?array {
		$user  = wp_get_current_user();
		$roles = $user->exists() ? array_values( $user->roles ) : null;
		if ( $this->preview->isAsked() ) {
			$survey = $this->preview->survey();
			return null === $survey
				? null
				: ( $this->mapper )()->toArray( array( $this->candidates->previewed( $survey ) ), PageContext::current(), true, $roles );
		}
		$page       = PageContext::current();
		$mayEdit    = null !== $roles && current_user_can( Can::EDIT->value );
		$candidates = $mayEdit ? ( $this->team )()->with( $page, $roles ) : array();
		if ( $this->candidates->areFor( $user->ID ) ) {
			array_push( $candidates, ...$this->candidates->with( $page, $this->places->ids(), $roles, $mayEdit ) );
		} elseif ( array() === $candidates ) {
			return null;
		}
		return array() === $candidates && ! $this->isLoaderWanted()
			? null
			: ( $this->mapper )()->toArray( $candidates, $page, false, $roles );
	}

	/** Also without a survey to show: the page may lie in a cache that nobody can tell when there is one. */
	private function isLoaderWanted(): bool {
		return VisitorSettings::isLoaderOnEveryPage() && TellChange::isAnyLive();
	}
}
