<?php
declare(strict_types=1);

namespace UserFeedback\Welcome;

use UserFeedback\Database\Db;
use UserFeedback\Feature;
use UserFeedback\Inbox\NoticeRepository;
use UserFeedback\Late;
use UserFeedback\Settings\SettingsFeature;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Guides owners from an empty site to their first viewed response. */
final class WelcomeFeature extends Feature {

	private readonly ProgressQuery $progress;

	/** @param Late<SettingsFeature> $settings */
	public function __construct( Db $db, private readonly Late $settings ) {
		$this->progress = new ProgressQuery( $db );
	}

	public function activate(): void {
		( new LeadToStart( $this->progress ) )->run();
	}

	public function get( string $className ): ?object {
		return ChecklistController::class === $className
			? new ChecklistController(
				$this->progress,
				new ResultsReadRepository(),
				new NoticeRepository(),
				$this->settings->get()->current()
			)
			: null;
	}

	protected function modules(): array {
		return array( new ResultsReadModule( $this->progress, new ResultsReadRepository() ) );
	}
}
