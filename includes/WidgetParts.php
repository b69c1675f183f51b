<?php
declare(strict_types=1);

namespace UserFeedback;

use Closure;
use UserFeedback\Licensing\Entitlements;
use UserFeedback\Licensing\Feature;
use UserFeedback\Surveys\SurveyRepository;
use UserFeedback\Visitors\ClientCountry;
use UserFeedback\Visitors\CountryFile;
use UserFeedback\Visitors\TrustedProxies;
use UserFeedback\Widget\BlockModule;
use UserFeedback\Widget\Bundle;
use UserFeedback\Widget\Candidates;
use UserFeedback\Widget\ConsentModule;
use UserFeedback\Widget\CountryController;
use UserFeedback\Widget\EditorScripts;
use UserFeedback\Widget\IconPaths;
use UserFeedback\Widget\InlinePlace;
use UserFeedback\Widget\LookMapper;
use UserFeedback\Widget\ManifestController;
use UserFeedback\Widget\ManifestMapper;
use UserFeedback\Widget\PageChoiceBox;
use UserFeedback\Widget\PageChoiceModule;
use UserFeedback\Widget\Places;
use UserFeedback\Widget\Preview;
use UserFeedback\Widget\PreviewFrame;
use UserFeedback\Widget\ShortcodeModule;
use UserFeedback\Widget\ShowInCountry;
use UserFeedback\Widget\WhyMapper;
use UserFeedback\Widget\WhyModule;
use UserFeedback\Widget\WidgetModule;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The part of the composition root that puts surveys on visitors' pages, and into the editor of those pages. */
final class WidgetParts {

	private readonly Bundle $bundle;
	private readonly Candidates $candidates;
	private readonly Places $places;
	private readonly Preview $preview;

	/**
	 * @param Closure(): Entitlements $entitlements what the site may use now.
	 * @param Closure(): string       $collector    its address, or nothing.
	 * @param Closure(): string       $cache_note   of a page, for its owner.
	 */
	public function __construct(
		private readonly string $file,
		private readonly Clock $clock,
		private readonly SurveyRepository $surveys,
		private readonly AcceptParts $accept,
		private readonly Closure $entitlements,
		private readonly Closure $collector,
		private readonly Closure $cache_note
	) {
		$this->bundle     = new Bundle( $file );
		$this->candidates = new Candidates( $accept->surveys, $entitlements );
		$this->places     = new Places();
		$this->preview    = new Preview( $surveys );
	}

	/** @return list<Module> */
	public function modules(): array {
		$widget = new WidgetModule( $this->candidates, $this->manifestMapper( ... ), $this->bundle, $this->places, $this->preview );
		$editor = fn(): EditorScripts => new EditorScripts( $this->file );

		return array(
			new ShortcodeModule( $this->place( ... ) ),
			new BlockModule( $this->file, $this->place( ... ), $editor ),
			new Late( array( 'enqueue_block_editor_assets' ), $editor ),
			new PreviewFrame( $this->preview, $this->place( ... ), $widget ),
			$widget,
			new Late( array( 'admin_bar_init' ), fn(): Module => new WhyModule( new WhyMapper( $this->candidates, $this->places, $this->preview, $this->bundle, $this->cache_note ), $this->bundle ) ),
			new Late( array( 'rest_api_init' ), static fn(): Module => new PageChoiceModule() ),
			new ConsentModule( $this->file ),
			new Late( array( 'add_meta_boxes', 'save_post' ), fn(): Module => new PageChoiceBox( $this->accept->surveys, $this->surveys ) ),
		);
	}

	/** @return list<object> */
	public function controllers(): array {
		$country = static fn(): string => ( new ClientCountry( TrustedProxies::ofSite(), CountryFile::shipped() ) )->of( $_SERVER );

		return array(
			new ManifestController( $this->candidates, $this->manifestMapper() ),
			new CountryController( $this->candidates, new ShowInCountry( $country ) ),
		);
	}

	private function place(): InlinePlace {
		return new InlinePlace( $this->surveys, $this->candidates, $this->places, $this->preview );
	}

	private function manifestMapper(): ManifestMapper {
		$looks = new LookMapper( new IconPaths( $this->file ), $this->entitlements );
		return new ManifestMapper( $this->bundle, $this->accept->writeToken(), $looks, $this->clock, fn(): bool => ( $this->entitlements )()->allows( Feature::QUESTION_OPTIONS ), $this->collector );
	}
}
