<?php
declare(strict_types=1);

namespace UserFeedback\Caches;

use UserFeedback\Clock;
use UserFeedback\Editions\CurrentEdition;
use UserFeedback\Feature;
use UserFeedback\Health\HealthModule;
use UserFeedback\Settings\SettingsFeature;
use UserFeedback\Surveys\SurveyRepository;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Keeps cached pages up to date with what visitors may see. */
final class CachesFeature extends Feature {

	public function __construct(
		private readonly Clock $clock,
		private readonly SurveyRepository $surveys,
		private readonly CurrentEdition $edition,
		private readonly SettingsFeature $settings
	) {}

	public static function keptPages(): KeptPages {
		return new KeptPages( new FrontPage(), new PageCaches() );
	}

	public function get( string $className ): ?object {
		return match ( $className ) {
			ChangesModule::class => $this->changesModule(),
			KeptPages::class     => self::keptPages(),
			default              => null,
		};
	}

	protected function modules(): array {
		return array(
			$this->changesModule(),
			new HealthModule( static fn(): array => array( new CacheHealth( self::keptPages() ) ) ),
			new LoaderSwitch( $this->settings->save( ... ) ),
		);
	}

	private function changesModule(): ChangesModule {
		$read = new ReadShown( $this->surveys, $this->clock, $this->edition );
		return new ChangesModule( new TellChange( $read ), $read, new PageCaches(), $this->clock );
	}
}
