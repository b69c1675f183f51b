<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Counting;

use UserFeedback\Contract\Problem\StorageFailed;
use UserFeedback\Responses\Counted;
use UserFeedback\Responses\ResponseRepository;
use UserFeedback\Responses\ResponseStatus;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Brings the rows that wait to be counted down to a few before something is read that adds them to the rollup. */
final class SettleCounts {

	/** As many may wait. */
	public const FEW = 1000;

	private const WAITING = array(
		array( ResponseStatus::PUBLISH, Counted::NOT_YET, self::FEW ),
		array( ResponseStatus::TRASH, Counted::NOT_YET, self::FEW ),
		array( ResponseStatus::PUBLISH, Counted::OUT, 0 ),
		array( ResponseStatus::TRASH, Counted::IN, 0 ),
	);

	/** Responses after which somebody has waited long enough; a reading then says how many it is without. */
	private const MOST = 20_000;

	public function __construct(
		private readonly ResponseRepository $responses,
		private readonly Processor $processor,
		private readonly int $most = self::MOST
	) {}

	/** @throws StorageFailed */
	public function run(): void {
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
				throw $problem; // Busy is no reason to show nothing: others are counting just now.
			}
		}
	}
}
