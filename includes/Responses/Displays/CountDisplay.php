<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Displays;

use UserFeedback\Clock;
use UserFeedback\Contract\Problem\BadWriteToken;
use UserFeedback\Contract\Problem\NotFound;
use UserFeedback\Contract\Problem\StorageFailed;
use UserFeedback\Database\Retry;
use UserFeedback\Responses\CountedMinute;
use UserFeedback\Responses\RateLimit\RateLimit;
use UserFeedback\Responses\Submit\Sender;
use UserFeedback\Responses\Submit\WriteToken;
use UserFeedback\Surveys\Live\LiveSurveys;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Counts an impression or start of a survey. Like SubmitResponse, it needs only a small part of WordPress. */
final class CountDisplay {

	public function __construct(
		private readonly LiveSurveys $surveys,
		private readonly WriteToken $tokens,
		private readonly Sender $sender,
		private readonly RateLimit $limit,
		private readonly ImpressionRepository $impressions,
		private readonly Clock $clock
	) {}

	/**
	 * @param array<string, mixed> $query in the contract's shape ImpressionQuery
	 * @return Display|null what was counted; null if this address reached its limit for this minute. The visitor isn't notified.
	 * @throws NotFound|BadWriteToken|StorageFailed nothing was counted.
	 */
	public function run( int $surveyId, array $query ): ?Display {
		/** @var array{nonce: string, event: string} $query it was checked. */
		if ( ! $this->surveys->isLive( $surveyId ) ) {
			throw new NotFound();
		}
		$display = Display::from( $query['event'] );
		$this->tokens->check( $surveyId, $query['nonce'] );

		return $this->add( $surveyId, $display ) ? $display : null;
	}

	/** @throws StorageFailed */
	private function add( int $surveyId, Display $display ): bool {
		$address = $this->sender->address();
		$within  = Retry::onConflict( fn(): ?CountedMinute => $this->limit->countDisplay( $surveyId, $address ) );
		$day     = $this->clock->day();
		return Retry::onConflict(
			fn(): bool => Display::SEEN === $display
				? $this->impressions->add( $surveyId, $day, 1, $within )
				: $this->impressions->addStart( $surveyId, $day, $within )
		);
	}
}
