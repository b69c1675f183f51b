<?php
declare(strict_types=1);

namespace UserFeedback;

use UserFeedback\Collector\CheckCollector;
use UserFeedback\Licensing\CurrentEntitlements;
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

/** The part of the composition root that puts surveys on visitors' pages, and into the editor of those pages. */
final class WidgetParts {

	private readonly Bundle $bundle;
	private readonly Candidates $candidates;

	public function __construct(
		private readonly string $file,
		private readonly Clock $clock,
		private readonly SurveyRepository $surveys,
		private readonly AcceptParts $accept,
		private readonly CurrentEntitlements $entitlements,
		private readonly CheckCollector $collector
	) {
		$this->bundle     = new Bundle( $file );
		$this->candidates = new Candidates( $accept->surveys, fn(): Entitlements => $this->entitlements->get() );
	}

	/** @return list<Module> */
	public function modules(): array {
		$places  = new Places();
		$preview = new Preview( $this->surveys );
		$place   = new InlinePlace( $this->accept->surveys, $this->surveys, $this->candidates, $places, $preview );
		$widget  = new WidgetModule( $this->candidates, $this->manifestMapper(), $this->bundle, $places, $preview );
		$editor  = new EditorScripts( $this->file );

		return array(
			new ShortcodeModule( $place ),
			new BlockModule( $this->file, $place, $editor ),
			$editor,
			new PreviewFrame( $preview, $place, $widget ),
			$widget,
			new WhyModule( new WhyMapper( $this->candidates, $places, $preview, $this->bundle ), $this->bundle ),
			new PageChoiceModule(),
			new ConsentModule( $this->file ),
			new PageChoiceBox( $this->accept->surveys, $this->surveys ),
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

	private function manifestMapper(): ManifestMapper {
		$looks = new LookMapper( new IconPaths( $this->file ), fn(): Entitlements => $this->entitlements->get() );
		return new ManifestMapper( $this->bundle, $this->accept->writeToken(), $looks, $this->clock, fn(): bool => $this->entitlements->get()->allows( Feature::QUESTION_OPTIONS ), $this->collector->named( ... ) );
	}
}
