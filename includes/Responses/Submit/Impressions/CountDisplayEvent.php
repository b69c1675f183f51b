<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Submit\Impressions;

use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Database\Retry;
use UserFeedback\Platform\Rest\Problem\RequestError;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Responses\Storage\RateLimitWindow;
use UserFeedback\Responses\Submit\RateLimit\RateLimit;
use UserFeedback\Responses\Submit\RequestOrigin;
use UserFeedback\Responses\Submit\SubmissionShape;
use UserFeedback\Responses\Submit\WriteToken;
use UserFeedback\Surveys\Live\LiveSurveys;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Counts an impression, a start, or a visitor of a survey. Like SubmitResponse, it needs only a small part of WordPress. */
final class CountDisplayEvent {

	public function __construct(
		private readonly LiveSurveys $surveys,
		private readonly WriteToken $tokens,
		private readonly RequestOrigin $origin,
		private readonly RateLimit $limit,
		private readonly ImpressionRepository $impressions,
		private readonly Clock $clock
	) {}

	/**
	 * @param array<string, mixed> $query in the contract's shape ImpressionQuery
	 * @return bool false if this address reached its limit for this minute. The visitor isn't notified.
	 * @throws RequestError|StorageFailed nothing was counted.
	 */
	public function count( int $surveyId, array $query ): bool {
		/** @var array{nonce: string, event: string} $query it was checked. */
		if ( ! $this->surveys->isLive( $surveyId ) ) {
			throw RequestError::notFound();
		}
		$this->tokens->check( $surveyId, $query['nonce'] );

		$address = $this->origin->address();
		$within  = Retry::onConflict( fn(): ?RateLimitWindow => $this->limit->countDisplay( $surveyId, $address ) );
		$day     = $this->clock->day();
		return Retry::onConflict(
			fn(): bool => match ( $query['event'] ) {
				SubmissionShape::START => $this->impressions->addStart( $surveyId, $day, $within ),
				SubmissionShape::FIRST => $this->impressions->addVisitor( $surveyId, $day, $within ),
				default                => $this->impressions->add( $surveyId, $day, 1, $within ),
			}
		);
	}
}
