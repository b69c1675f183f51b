<?php
declare(strict_types=1);

namespace UserFeedback\Results\Filtered;

use UserFeedback\Contract\Problem\Invalid;
use UserFeedback\Contract\Problem\UpgradeNeeded;
use UserFeedback\Editions\CurrentEdition;
use UserFeedback\Editions\Feature;
use UserFeedback\Responses\Filters\Filter;
use UserFeedback\Responses\Filters\ReadFilter;
use UserFeedback\Results\AllowedRange;
use UserFeedback\Surveys\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Reads the responses that a request selects: its `filter`, `from`, and `to`, as far as the edition includes them. */
final class AskedFilter {

	public function __construct(
		private readonly ReadFilter $filters,
		private readonly AllowedRange $ranges,
		private readonly CurrentEdition $edition
	) {}

	/**
	 * @param array<string, mixed> $query already validated against its shape
	 * @throws Invalid|UpgradeNeeded
	 */
	public function of( Survey $survey, array $query ): Filter {
		/** @var array{filter?: array<string, mixed>, from?: string, to?: string} $query */
		$range = $this->ranges->between( $query['from'] ?? null, $query['to'] ?? null );
		return $this->filters->run( $survey, $query['filter'] ?? array() )->between( $range->from, $range->to );
	}

	/**
	 * Does the same for reports on answers that the Free edition lacks.
	 *
	 * @param array<string, mixed> $query
	 * @throws Invalid|UpgradeNeeded
	 */
	public function cross( Survey $survey, array $query ): Filter {
		$this->edition->get()->check( Feature::QUICK_FILTERS );
		return $this->of( $survey, $query );
	}
}
