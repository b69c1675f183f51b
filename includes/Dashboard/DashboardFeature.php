<?php
declare(strict_types=1);

namespace UserFeedback\Dashboard;

use UserFeedback\Feature;
use UserFeedback\Late;
use UserFeedback\Results\ResultsFeature;
use UserFeedback\Results\Week\Week;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Shows the past week of all surveys in a widget on WordPress's dashboard. */
final class DashboardFeature extends Feature {

	/** @param Late<ResultsFeature> $results */
	public function __construct( private readonly string $file, private readonly Late $results ) {}

	public function get( string $className ): ?object {
		return DashboardModule::class === $className ? $this->module() : null;
	}

	protected function modules(): array {
		return array( $this->module() );
	}

	private function module(): DashboardModule {
		return new DashboardModule( $this->file, fn(): Week => $this->results->get()->week()->run() );
	}
}
