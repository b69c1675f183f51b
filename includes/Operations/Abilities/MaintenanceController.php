<?php
declare(strict_types=1);

namespace UserFeedback\Operations\Abilities;

use UserFeedback\Platform\Health\RunHealthTests;
use UserFeedback\Platform\Rest\Request;
use UserFeedback\Responses\Counting\Recount\RecountSurvey;
use UserFeedback\Surveys\Storage\SurveyRepository;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Runs Site Health's tests outside a browser. */
final class MaintenanceController {

	public function __construct(
		private readonly SurveyRepository $surveys,
		private readonly RecountSurvey $recount,
		private readonly RunHealthTests $health
	) {}

	/** @return array<string, mixed> */
	public function recount( Request $request ): array {
		$this->surveys->mustHave( $request->id() );
		return array(
			'id'          => $request->id(),
			'differences' => $this->recount->survey( $request->id() ),
		);
	}

	/** @return array<string, mixed> */
	public function health(): array {
		$tests = $this->health->run();
		return array(
			'is_well' => array() === array_filter( $tests, static fn( array $test ): bool => 'good' !== $test['status'] ),
			'tests'   => $tests,
		);
	}
}
