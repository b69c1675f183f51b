<?php
declare(strict_types=1);

namespace UserFeedback\Summaries;

use UserFeedback\Clock;
use UserFeedback\Feature;
use UserFeedback\Late;
use UserFeedback\Mail\SendMail;
use UserFeedback\Results\ResultsFeature;
use UserFeedback\Settings\SettingsFeature;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Weekly summary by email. */
final class SummariesFeature extends Feature {

	/**
	 * @param Late<ResultsFeature>  $results
	 * @param Late<SettingsFeature> $settings
	 */
	public function __construct(
		private readonly Clock $clock,
		private readonly Late $results,
		private readonly Late $settings
	) {}

	public function activate(): void {
		$this->module()->plan();
	}

	public function get( string $className ): ?object {
		return match ( $className ) {
			SummaryMailController::class => new SummaryMailController(
				$this->results->get()->week(),
				new WriteMail(),
				new SendMail(),
				$this->clock
			),
			SummariesModule::class       => $this->module(),
			SummaryMissed::class         => new SummaryMissed( new MissedRepository() ),
			default                      => null,
		};
	}

	protected function modules(): array {
		return array( $this->module() );
	}

	private function module(): SummariesModule {
		return new SummariesModule(
			$this->clock,
			fn(): SendSummary => new SendSummary(
				$this->settings->get()->current(),
				$this->results->get()->week(),
				new WriteMail(),
				new SendMail()
			),
			new MissedRepository()
		);
	}
}
