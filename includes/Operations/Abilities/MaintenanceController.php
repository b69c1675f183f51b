<?php
declare(strict_types=1);

namespace UserFeedback\Operations\Abilities;

use UserFeedback\Platform\Health\RunHealthTests;
use UserFeedback\Platform\Rest\Request;
use UserFeedback\Platform\Schema\Schema;
use UserFeedback\Platform\Schema\Shape;
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

	/**
	 * Reports on the state of a site where there is no screen.
	 * Differences that were found and fixed.
	 */
	public static function recountedShape(): Shape {
		return Schema::record(
			array(
				'id'          => Schema::id(),
				'differences' => Schema::integer()->min( 0 ),
			)
		);
	}

	/** Each of the plugin's Site Health tests, in plain text. */
	public static function healthShape(): Shape {
		return Schema::record(
			array(
				'is_well' => Schema::boolean(),
				'tests'   => Schema::list(
					Schema::record(
						array(
							'test'        => Schema::string(),
							'status'      => Schema::oneOf( array( 'good', 'recommended', 'critical' ) ),
							'label'       => Schema::string(),
							'description' => Schema::string(),
						)
					)
				),
			)
		);
	}
}
