<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Index\Bitmaps;

use UserFeedback\Platform\Hooks;
use UserFeedback\Responses\Index\Counts\SummarizeSegments;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Schedules the update of the bitmap index after cron has counted responses; reads also trigger it.
 *
 * @phpstan-import-type Declared from Hooks
 */
final class BitmapIndexHooks {

	/** Counts responses. */
	private const EVENT = 'userfeedback_process';

	/** Seconds per run. */
	private const TIME = 10.0;

	public function __construct(
		private readonly BitmapIndexer $indexer,
		private readonly BackfillOrdinals $backfillOrdinals,
		private readonly SummarizeSegments $summarize
	) {}

	/** @return array<string, Declared|list<Declared>> */
	public static function hooks(): array {
		return array(
			self::EVENT => array( 'run', 20 ),
		);
	}

	public function run(): void {
		$until = microtime( true ) + self::TIME;
		if ( $this->backfillOrdinals->backfill( self::TIME ) ) {
			$this->indexer->allThatWait( self::TIME );
			$this->summarize->allThatWait( $until - microtime( true ) );
		}
	}
}
