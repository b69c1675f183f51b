<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Counting;

use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Responses\Storage\CountingState;
use UserFeedback\Responses\Storage\ResponseRepository;
use UserFeedback\Responses\Storage\ResponseStatus;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Reduces the rows pending to be counted to a few, before a read that adds them to the rollup. */
final class CatchUpCounters {

	/** Maximum left pending. */
	public const FEW = 1000;

	private const WAITING = array(
		array( ResponseStatus::PUBLISH, CountingState::NOT_YET, self::FEW ),
		array( ResponseStatus::TRASH, CountingState::NOT_YET, self::FEW ),
		array( ResponseStatus::PUBLISH, CountingState::OUT, 0 ),
		array( ResponseStatus::TRASH, CountingState::IN, 0 ),
	);

	/** Maximum responses counted while a user waits; the read then reports how many are missing. */
	private const MOST = 20_000;

	public function __construct(
		private readonly ResponseRepository $responses,
		private readonly ResponseProcessor $processor,
		private readonly int $most = self::MOST
	) {}

	/** @throws StorageFailed */
	public function catchUp(): void {
		foreach ( self::WAITING as [ $status, $counted, $few ] ) {
			if ( $this->responses->areWaiting( $status, $counted, $few ) ) {
				$this->settle();
				return;
			}
		}
	}

	private function settle(): void {
		try {
			$this->processor->run( $this->most );
		} catch ( StorageFailed $problem ) {
			if ( ! $problem->contended ) {
				throw $problem; // If busy, another process is counting; show results anyway.
			}
		}
	}
}
