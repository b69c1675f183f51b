<?php
declare(strict_types=1);

namespace UserFeedback\FontFiles;

use UserFeedback\Clock;
use UserFeedback\Database\Db;
use UserFeedback\Editions\CurrentEdition;
use UserFeedback\Feature;
use UserFeedback\Fonts\FontsController;
use UserFeedback\Late;
use UserFeedback\PostRatings\Settings\RatingSettingsRepository;
use UserFeedback\Settings\SettingsFeature;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The fonts that surveys can use, and the download of catalog fonts to the site. */
final class FontFilesFeature extends Feature {

	/**
	 * @param Late<Clock>           $clock
	 * @param Late<CurrentEdition>  $edition
	 * @param Late<SettingsFeature> $settings
	 */
	public function __construct(
		private readonly Db $db,
		private readonly Late $clock,
		private readonly Late $edition,
		private readonly Late $settings
	) {}

	public function activate(): void {
		$this->module()->plan();
	}

	public function get( string $className ): ?object {
		return match ( $className ) {
			FontsController::class     => new FontsController(),
			FontFilesController::class => new FontFilesController(
				$this->edition->get(),
				new KeepFont( FontService::named() ),
				new TroubleRepository()
			),
			FontFilesModule::class     => $this->module(),
			FontsMissing::class        => new FontsMissing( new TroubleRepository() ),
			default                    => null,
		};
	}

	protected function modules(): array {
		return array( $this->module() );
	}

	private function module(): FontFilesModule {
		return new FontFilesModule(
			fn(): KeepWanted => new KeepWanted(
				new ChosenFontsQuery( $this->db ),
				$this->settings->get()->current(),
				new RatingSettingsRepository(),
				$this->edition->get()->lasting(),
				new KeepFont( FontService::named() ),
				new TroubleRepository(),
				$this->clock->get()
			),
			$this->clock->get()
		);
	}
}
