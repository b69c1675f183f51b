<?php
declare(strict_types=1);

namespace UserFeedback\Insights;

use UserFeedback\Ai\Connector;
use UserFeedback\Ai\KnownSupport;
use UserFeedback\Ai\OneAtATime;
use UserFeedback\Clock;
use UserFeedback\Database\Db;
use UserFeedback\Editions\CurrentEdition;
use UserFeedback\Feature;
use UserFeedback\Results\ResultsFeature;
use UserFeedback\Surveys\SurveysFeature;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** What a model makes of results. Nobody is asked anything but on a click. */
final class InsightsFeature extends Feature {

	public function __construct(
		private readonly Db $db,
		private readonly Clock $clock,
		private readonly SurveysFeature $surveys,
		private readonly ResultsFeature $results,
		private readonly CurrentEdition $edition
	) {}

	public function get( string $className ): ?object {
		return match ( $className ) {
			InsightsController::class => $this->controller(),
			default                   => null,
		};
	}

	private function controller(): InsightsController {
		$connector = new Connector();
		$summaries = new SummaryRepository( $this->db );
		return new InsightsController(
			$this->surveys->repository,
			$summaries,
			new Summarise(
				$connector,
				new OneAtATime( $this->clock ),
				new ReadMaterial( $this->results->ofSurvey(), new TextSampleQuery( $this->db ) ),
				$summaries,
				$this->clock
			),
			new KnownSupport( $connector, $this->clock ),
			$this->edition
		);
	}
}
