<?php
declare(strict_types=1);

namespace UserFeedback\Results\Sharing;

use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Rest\Problem\Problem;
use UserFeedback\Results\DayRange;
use UserFeedback\Results\Survey\ReadSurveyResults;
use UserFeedback\Surveys\Storage\SurveyRepository;
use UserFeedback\Surveys\Storage\SurveyStatus;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Results that a link shows, read from the derived tables once a minute, however many people view them. */
final class ReadSharedResults {

	/** Seconds for which results are cached. */
	private const FRESH = 60;

	/** Seconds after which cached results are never shown, not even while another request refreshes them. */
	private const STALE = 120;

	public function __construct(
		private readonly ShareRepository $shares,
		private readonly SurveyRepository $surveys,
		private readonly ReadSurveyResults $results,
		private readonly SharedResultsMapper $mapper,
		private readonly Clock $clock
	) {}

	/** @return array<string, mixed>|null from SharedResultsMapper; null if the link is invalid or expired */
	public function run( string $token ): ?array {
		$found = 1 === preg_match( '/\A[0-9a-f]{32}\z/', $token ) ? $this->shares->findShown( $token ) : null;
		if ( null === $found ) {
			return null;
		}
		[ $share, $kept, $keptAt ] = $found;

		$age  = $this->clock->now()->getTimestamp() - Clock::fromStored( $keptAt )->getTimestamp();
		$kept = $age < self::STALE ? json_decode( $kept, true ) : null;
		if ( is_array( $kept ) && ( $age < self::FRESH || ! $this->shares->claim( $share->id, $keptAt ) ) ) {
			/** @var array<string, mixed> $kept */
			return $kept;
		}
		if ( ! is_array( $kept ) ) {
			$this->shares->claim( $share->id, $keptAt );
		}
		return $this->read( $share );
	}

	/** @return array<string, mixed>|null */
	private function read( Share $share ): ?array {
		try {
			$survey = $this->surveys->get( $share->surveyId );
			if ( SurveyStatus::TRASH === $survey->status ) {
				return null;
			}
			$today  = $this->clock->day();
			$range  = 0 === $share->days
				? DayRange::all()
				: DayRange::between( $this->clock->daysAgo( $share->days - 1 ), $today, $today );
			$shared = $this->mapper->toArray( $share, $this->results->run( $survey, $range ) );
			$this->shares->keep( $share->id, (string) wp_json_encode( $shared ) );
			return $shared;
		} catch ( Problem ) {
			return null; // Survey or database missing: don't reveal details.
		}
	}
}
