<?php
declare(strict_types=1);

namespace UserFeedback\Abilities;

use UserFeedback\Health\RunHealthTests;
use UserFeedback\Responses\Upkeep\Recount;
use UserFeedback\Rest\Request;
use UserFeedback\Surveys\SurveyRepository;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Runs Site Health's tests outside a browser. */
final class UpkeepController {

	public function __construct(
		private readonly SurveyRepository $surveys,
		private readonly Recount $recount,
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
