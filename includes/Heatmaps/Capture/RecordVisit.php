<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps\Capture;

use UserFeedback\Licensing\Plans\CurrentEdition;
use UserFeedback\Licensing\Plans\PlanFeature;
use UserFeedback\Platform\Database\Retry;
use UserFeedback\Platform\Injection\ResultOf;
use UserFeedback\Platform\Rest\Problem\RequestError;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Platform\Rest\Problem\ValidationFailed;
use UserFeedback\Responses\Storage\RateLimitWindow;
use UserFeedback\Responses\Submit\RateLimit\RateLimit;
use UserFeedback\Responses\Submit\RequestOrigin;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Records one page view. Like SubmitResponse, it needs only a small part of WordPress. */
final class RecordVisit {

	/** Used in place of a survey's id when an address is counted. */
	private const NO_SURVEY = 0;

	public function __construct(
		#[ResultOf( CurrentEdition::class, 'lasting' )] private readonly CurrentEdition $edition,
		private readonly PageToken $tokens,
		private readonly RequestOrigin $origin,
		private readonly RateLimit $limit,
		private readonly VisitRepository $visits
	) {}

	/**
	 * Drops visits of an address that exceeds the limit of this minute, without an error.
	 *
	 * @param array<string, mixed> $body of the contract's shape HeatmapVisit.
	 * @throws RequestError|ValidationFailed|StorageFailed Nothing was stored.
	 */
	public function run( array $body ): void {
		/** @var array{page: string, nonce: string} $body it was checked. */
		if ( true !== RecordedPages::get()?->mayHave( $body['page'] ) || ! $this->edition->allows( PlanFeature::HEATMAPS ) ) {
			throw RequestError::notFound( 'Nothing is kept of this page.', 'heatmap' );
		}
		$this->tokens->check( $body['page'], $body['nonce'] );
		$visit   = Visit::fromBody( $body );
		$address = $this->origin->address();
		$within  = Retry::onConflict( fn(): ?RateLimitWindow => $this->limit->countDisplay( self::NO_SURVEY, $address ) );
		Retry::onConflict(
			function () use ( $visit, $within ): bool {
				$this->visits->add( $visit, $within );
				return true;
			}
		);
	}
}
