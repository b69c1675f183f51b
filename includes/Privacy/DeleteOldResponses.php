<?php
declare(strict_types=1);

namespace UserFeedback\Privacy;

use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Responses\Counting\CounterRepository;
use UserFeedback\Responses\Moderation\DeleteResponses;
use UserFeedback\Responses\Storage\ResponseStatus;
use UserFeedback\Settings\Settings;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Deletes data older than the retention period each night: responses, texts, and their counts. */
final class DeleteOldResponses {

	/** Responses per transaction, so that locks stay short. */
	public const BATCH = 200;

	/** Seconds per run. */
	private const TIME = 5.0;

	public function __construct(
		private readonly OldResponsesQuery $old,
		private readonly CounterRepository $counters,
		private readonly DeleteResponses $delete,
		private readonly Clock $clock,
		private readonly float $seconds = self::TIME
	) {}

	/** Returns the retention in days; null for unlimited. */
	public static function days( Settings $settings ): ?int {
		$chosen = $settings->text( 'response_retention' );
		return is_numeric( $chosen ) && $chosen > 0 ? (int) $chosen : null;
	}

	/**
	 * @return bool true if everything is deleted; false if the time ran out
	 * @throws StorageFailed earlier deletions persist.
	 */
	public function run( int $days ): bool {
		$until    = microtime( true ) + $this->seconds;
		$firstDay = $this->clock->daysAgo( $days );
		$surveyId = $this->counters->surveyAfter( 0 );
		while ( null !== $surveyId ) {
			foreach ( ResponseStatus::cases() as $status ) {
				do {
					if ( microtime( true ) >= $until ) {
						return false;
					}
					$ids = $this->old->before( $surveyId, $status, $firstDay, self::BATCH );
					if ( array() !== $ids ) {
						$this->delete->delete( $ids );
					}
				} while ( self::BATCH === count( $ids ) );
			}
			$surveyId = $this->counters->surveyAfter( $surveyId );
		}
		return true;
	}
}
