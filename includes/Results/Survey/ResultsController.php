<?php
declare(strict_types=1);

namespace UserFeedback\Results\Survey;

use UserFeedback\Rest\Request;
use UserFeedback\Results\AllowedRange;
use UserFeedback\Surveys\SurveyRepository;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Results of one survey. */
final class ResultsController {

	public function __construct(
		private readonly SurveyRepository $surveys,
		private readonly ReadSurveyResults $results,
		private readonly ResultsMapper $mapper,
		private readonly AllowedRange $ranges
	) {}

	/** @return array<string, mixed> */
	public function survey( Request $request ): array {
		$query = $request->query();
		$range = $this->ranges->between( self::day( $query['from'] ?? null ), self::day( $query['to'] ?? null ) );

		return $this->mapper->toArray( $this->results->run( $this->surveys->get( $request->id() ), $range ) );
	}

	private static function day( mixed $day ): ?string {
		return is_string( $day ) ? $day : null;
	}
}
