<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps;

use Closure;
use UserFeedback\Heatmaps\Aggregation\AggregationScheduler;
use UserFeedback\Heatmaps\Aggregation\DeleteHeatmaps;
use UserFeedback\Heatmaps\Aggregation\NightlyCleanup;
use UserFeedback\Heatmaps\Pages\PageKey;
use UserFeedback\Platform\Hooks;
use UserFeedback\Platform\Injection\Lazy;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Responses\Counting\Recount\NightlyRecount;
use UserFeedback\Settings\VisitorSettings;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Schedules aggregation and retention of visits, and deletes a page's data with the page.
 *
 * @phpstan-import-type Declared from Hooks
 */
final class HeatmapHooks {

	/**
	 * @param Closure(): AggregationScheduler $scheduler
	 * @param Closure(): DeleteHeatmaps $delete
	 * @param Closure(): void        $cleanUp  the daily work.
	 */
	public function __construct(
		#[Lazy( AggregationScheduler::class )] private readonly Closure $scheduler,
		#[Lazy( DeleteHeatmaps::class )] private readonly Closure $delete,
		#[Lazy( NightlyCleanup::class, 'run' )] private readonly Closure $cleanUp
	) {}

	/** @return array<string, Declared|list<Declared>> */
	public static function hooks(): array {
		return array(
			AggregationScheduler::EVENT   => array( 'aggregate' ),
			Hooks::PLAN                   => array( 'schedule', 10, 0, array( VisitorSettings::class, 'hasHeatmaps' ) ),
			'userfeedback_settings_saved' => array( 'schedule', 10, 0 ),
			NightlyRecount::EVENT         => array( 'cleanUp', 10, 0 ),
			'deleted_post'                => array( 'onPostDeleted' ),
			'delete_term'                 => array( 'onTermDeleted' ),
		);
	}

	public function aggregate(): void {
		( $this->scheduler )()->runByCron();
	}

	public function cleanUp(): void {
		( $this->cleanUp )();
	}

	public function schedule(): void {
		( $this->scheduler )()->schedule();
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
			( $this->delete )()->run( array( $key ) );
		} catch ( StorageFailed ) {
			return;
		}
	}
}
