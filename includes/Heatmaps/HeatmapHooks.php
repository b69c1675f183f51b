<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps;

use Closure;
use UserFeedback\Heatmaps\Folding\AggregationScheduler;
use UserFeedback\Heatmaps\Keeping\DeleteHeatmaps;
use UserFeedback\Heatmaps\Keeping\NightlyCleanup;
use UserFeedback\Heatmaps\Pages\PageKey;
use UserFeedback\Platform\Hooks;
use UserFeedback\Platform\Injection\Lazy;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Responses\Counting\Recount\NightlyRecount;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Schedules aggregation and retention of visits, and deletes a page's data with the page.
 *
 * @phpstan-import-type Declared from Hooks
 */
final class HeatmapHooks {

	/**
	 * @param Closure(): AggregationScheduler $keep
	 * @param Closure(): DeleteHeatmaps $forget
	 * @param Closure(): void        $night  the daily work.
	 */
	public function __construct(
		#[Lazy( AggregationScheduler::class )] private readonly Closure $keep,
		#[Lazy( DeleteHeatmaps::class )] private readonly Closure $forget,
		#[Lazy( NightlyCleanup::class, 'run' )] private readonly Closure $night
	) {}

	/** @return array<string, Declared|list<Declared>> */
	public static function hooks(): array {
		return array(
			AggregationScheduler::EVENT   => array( 'aggregate' ),
			Hooks::PLAN                   => array( 'schedule', 10, 0 ),
			'userfeedback_settings_saved' => array( 'schedule', 10, 0 ),
			NightlyRecount::EVENT         => array( 'cleanUp', 10, 0 ),
			'deleted_post'                => array( 'onPostDeleted' ),
			'delete_term'                 => array( 'onTermDeleted' ),
		);
	}

	public function aggregate(): void {
		( $this->keep )()->runByCron();
	}

	public function cleanUp(): void {
		( $this->night )();
	}

	public function schedule(): void {
		( $this->keep )()->schedule();
	}

	public function onPostDeleted( int $id ): void {
		$this->deletePage( PageKey::ofPost( $id ) );
	}

	public function onTermDeleted( int $id ): void {
		$this->deletePage( PageKey::ofTerm( $id ) );
	}

	/** If the database fails, the remaining data are no longer accessible, and expire by age. */
	private function deletePage( string $key ): void {
		try {
			( $this->forget )()->run( array( $key ) );
		} catch ( StorageFailed ) {
			return;
		}
	}
}
