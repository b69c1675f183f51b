<?php
declare(strict_types=1);

namespace UserFeedback\Results;

use UserFeedback\Licensing\Plans\CurrentEdition;
use UserFeedback\Licensing\Plans\PlanFeature;
use UserFeedback\Platform\Rest\Problem\RequestError;
use UserFeedback\Platform\Rest\Problem\ValidationFailed;
use UserFeedback\Responses\Index\Filters\ParseFilter;
use UserFeedback\Responses\Index\Filters\ResponseFilter;
use UserFeedback\Surveys\Storage\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Reads the responses that a request selects: its `filter`, `from`, and `to`, as far as the edition includes them. */
final class RequestFilter {

	public function __construct(
		private readonly ParseFilter $filters,
		private readonly AllowedRange $ranges,
		private readonly CurrentEdition $edition
	) {}

	/**
	 * @param array<string, mixed> $query already validated against its shape
	 * @throws ValidationFailed|RequestError upgrade needed.
	 */
	public function of( Survey $survey, array $query ): ResponseFilter {
		/** @var array{filter?: array<string, mixed>, from?: string, to?: string} $query */
		$range = $this->ranges->between( $query['from'] ?? null, $query['to'] ?? null );
		return $this->filters->parse( $survey, $query['filter'] ?? array() )->between( $range->from, $range->to );
	}

	/**
	 * Does the same for reports on answers that the Free edition lacks.
	 *
	 * @param array<string, mixed> $query
	 * @throws ValidationFailed|RequestError upgrade needed.
	 */
	public function cross( Survey $survey, array $query ): ResponseFilter {
		$this->edition->get()->check( PlanFeature::QUICK_FILTERS );
		return $this->of( $survey, $query );
	}
}
