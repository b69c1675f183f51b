<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Lists;

use UserFeedback\Surveys\Questions\NpsScore;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Impressions and responses of a survey for all time, without trash; on request also its recent days and scores. */
final class SurveyCounts {

	/**
	 * @param array<string, int> $days   responses per recent day; days without responses may be missing.
	 * @param array<int, int>    $scores answers per score of its NPS question.
	 */
	public function __construct(
		public readonly int $responses = 0,
		public readonly int $impressions = 0,
		public readonly array $days = array(),
		private readonly array $scores = array()
	) {}

	public function plus( int $responses, int $impressions ): self {
		return new self( $this->responses + $responses, $this->impressions + $impressions, $this->days, $this->scores );
	}

	public function onDay( string $day, int $responses ): self {
		$days = array( $day => ( $this->days[ $day ] ?? 0 ) + $responses ) + $this->days;
		return new self( $this->responses, $this->impressions, $days, $this->scores );
	}

	public function withScore( int $score, int $answers ): self {
		return new self( $this->responses, $this->impressions, $this->days, array( $score => $answers ) + $this->scores );
	}

	/** Returns -100 to 100, or null if there are no scores. */
	public function nps(): ?int {
		return NpsScore::of( $this->scores )?->nps;
	}
}
