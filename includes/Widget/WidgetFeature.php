<?php
declare(strict_types=1);

namespace UserFeedback\Widget;

use UserFeedback\Caches\CachesFeature;
use UserFeedback\Clock;
use UserFeedback\Collector\CollectorFeature;
use UserFeedback\Editions\CurrentEdition;
use UserFeedback\Feature;
use UserFeedback\Late;
use UserFeedback\Module;
use UserFeedback\Responses\Submit\SubmitFeature;
use UserFeedback\Sharing\SharingFeature;
use UserFeedback\Surveys\SurveysFeature;
use UserFeedback\Visitors\ClientCountry;
use UserFeedback\Visitors\CountryFile;
use UserFeedback\Visitors\TrustedProxies;
use UserFeedback\Widget\Cards\TemplateCards;
use UserFeedback\Widget\Cards\TemplateCardsController;
use UserFeedback\Widget\Consent\ConsentModule;
use UserFeedback\Widget\Editor\BlockModule;
use UserFeedback\Widget\Editor\DraftPreviewController;
use UserFeedback\Widget\Editor\EditorScripts;
use UserFeedback\Widget\Editor\PageChoiceBox;
use UserFeedback\Widget\Editor\PageChoiceModule;
use UserFeedback\Widget\Editor\PreviewFrame;
use UserFeedback\Widget\Editor\RegisterEditorScript;
use UserFeedback\Widget\Look\IconPaths;
use UserFeedback\Widget\Manifest\Candidates;
use UserFeedback\Widget\Manifest\CountryController;
use UserFeedback\Widget\Manifest\LookMapper;
use UserFeedback\Widget\Manifest\ManifestController;
use UserFeedback\Widget\Manifest\ManifestMapper;
use UserFeedback\Widget\Manifest\ShowInCountry;
use UserFeedback\Widget\Manifest\TeamDrafts;
use UserFeedback\Widget\Page\Preview;
use UserFeedback\Widget\Places\InlinePlace;
use UserFeedback\Widget\Places\Places;
use UserFeedback\Widget\Places\ShortcodeModule;
use UserFeedback\Widget\Why\UnseenSurvey;
use UserFeedback\Widget\Why\WhyMapper;
use UserFeedback\Widget\Why\WhyModule;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Adds surveys to visitors' pages and to the editor of those pages. Runs on each page, so its dependencies are loaded lazily. */
final class WidgetFeature extends Feature {

	private ?Candidates $candidates = null;
	private ?Places $places         = null;
	private ?Preview $preview       = null;
	private ?WidgetModule $module   = null;

	/**
	 * @param Late<Clock>            $clock
	 * @param Late<CurrentEdition>   $edition
	 * @param Late<SurveysFeature>   $surveys
	 * @param Late<SubmitFeature>    $submit
	 * @param Late<CollectorFeature> $collector
	 * @param Late<SharingFeature>   $sharing
	 */
	public function __construct(
		private readonly string $file,
		private readonly Late $clock,
		private readonly Late $edition,
		private readonly Late $surveys,
		private readonly Late $submit,
		private readonly Late $collector,
		private readonly Late $sharing
	) {}

	public function get( string $className ): ?object {
		return match ( $className ) {
			TemplateCardsController::class => new TemplateCardsController( $this->templateCards() ),
			ManifestController::class => new ManifestController( $this->candidates(), $this->manifestMapper() ),
			DraftPreviewController::class => new DraftPreviewController(
				$this->surveys->get()->readDraft(),
				$this->surveys->get()->repository,
				$this->candidates(),
				$this->manifestMapper()
			),
			CountryController::class  => new CountryController(
				$this->candidates(),
				new ShowInCountry(
					static fn(): string => ( new ClientCountry( TrustedProxies::ofSite(), CountryFile::shipped() ) )->of( $_SERVER )
				)
			),
			UnseenSurvey::class       => new UnseenSurvey( $this->candidates() ),
			default                   => null,
		};
	}

	protected function modules(): array {
		$editor = fn(): EditorScripts => new EditorScripts( new RegisterEditorScript( $this->file ) );

		return array(
			new ShortcodeModule( $this->place( ... ) ),
			new BlockModule( $this->file, $this->place( ... ), $editor, $this->results( ... ) ),
			new ConsentModule( $this->file ),
			new Late( $editor, 'enqueue_block_editor_assets' ),
			new Late( $this->widget( ... ), 'template_redirect', 'wp_footer' ),
			new Late(
				fn(): Module => new WhyModule(
					new WhyMapper(
						$this->candidates(),
						$this->places(),
						$this->preview(),
						$this->bundle(),
						static fn(): string => CachesFeature::keptPages()->noteOnPage()
					),
					$this->bundle()
				),
				'admin_bar_init'
			),
			( new Late( static fn(): Module => new PageChoiceModule(), 'rest_api_init' ) )->when( is_user_logged_in( ... ) ),
			new Late(
				fn(): Module => new PageChoiceBox( $this->surveys->get()->live(), $this->surveys->get()->repository ),
				'add_meta_boxes',
				'save_post'
			),
		);
	}

	/** @param array<string, mixed> $attributes */
	private function results( array $attributes ): string {
		return $this->sharing->get()->block()->render( $attributes );
	}

	private function widget(): WidgetModule {
		return $this->module ??= new WidgetModule(
			$this->candidates(),
			$this->manifestMapper( ... ),
			$this->bundle(),
			$this->places(),
			$this->preview(),
			fn(): TeamDrafts => new TeamDrafts( $this->surveys->get()->repository, $this->edition->get() ),
			$this->frame( ... )
		);
	}

	private function frame(): PreviewFrame {
		return new PreviewFrame( $this->preview(), $this->place( ... ), $this->widget() );
	}

	private function place(): InlinePlace {
		return new InlinePlace( $this->surveys->get()->repository, $this->candidates(), $this->places(), $this->preview() );
	}

	private function manifestMapper(): ManifestMapper {
		return new ManifestMapper(
			$this->bundle(),
			$this->submit->get()->writeToken(),
			$this->looks(),
			$this->clock->get(),
			$this->edition->get()->lasting(),
			fn(): string => $this->collector->get()->check()->named()
		);
	}

	private function looks(): LookMapper {
		return new LookMapper( new IconPaths( $this->file ), $this->edition->get()->lasting() );
	}

	private function templateCards(): TemplateCards {
		return new TemplateCards(
			$this->bundle(),
			$this->surveys->get()->lookOfNew(),
			$this->looks(),
			$this->manifestMapper(),
			$this->edition->get(),
			$this->clock->get()
		);
	}

	private function bundle(): Bundle {
		return new Bundle( $this->file );
	}

	private function candidates(): Candidates {
		return $this->candidates ??= new Candidates( $this->surveys->get()->live(), $this->edition->get() );
	}

	/** Shared: the page's content adds to it, and its manifest reads it. */
	private function places(): Places {
		return $this->places ??= new Places();
	}

	private function preview(): Preview {
		return $this->preview ??= new Preview( $this->surveys->get()->repository );
	}
}
