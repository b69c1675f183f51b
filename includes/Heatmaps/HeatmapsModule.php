<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps;

use Closure;
use UserFeedback\Contract\Problem\StorageFailed;
use UserFeedback\Heatmaps\Folding\KeepFolding;
use UserFeedback\Heatmaps\Keeping\ForgetPages;
use UserFeedback\Heatmaps\Pages\PageKey;
use UserFeedback\Module;
use UserFeedback\WhenToPlan;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Schedules aggregation and retention of visits, and deletes a page's data with the page. */
final class HeatmapsModule implements Module {

	/** This nightly event already exists. */
	private const NIGHT = 'userfeedback_recount';

	/**
	 * @param Closure(): KeepFolding $keep
	 * @param Closure(): ForgetPages $forget
	 * @param Closure(): void        $night  the daily work.
	 */
	public function __construct( private readonly Closure $keep, private readonly Closure $forget, private readonly Closure $night ) {}

	public function register(): void {
		add_action( KeepFolding::EVENT, fn() => ( $this->keep )()->byCron() );
		add_action( WhenToPlan::hook(), array( $this, 'plan' ), 10, 0 );
		add_action( 'userfeedback_settings_saved', array( $this, 'plan' ), 10, 0 );
		add_action( self::NIGHT, $this->night, 10, 0 );
		add_action( 'deleted_post', array( $this, 'postIsGone' ) );
		add_action( 'delete_term', array( $this, 'termIsGone' ) );
	}

	public function plan(): void {
		( $this->keep )()->plan();
	}

	public function postIsGone( int $id ): void {
		$this->forget( PageKey::ofPost( $id ) );
	}

	public function termIsGone( int $id ): void {
		$this->forget( PageKey::ofTerm( $id ) );
	}

	/** If the database fails, the remaining data are no longer accessible, and expire by age. */
	private function forget( string $key ): void {
		try {
			( $this->forget )()->run( array( $key ) );
		} catch ( StorageFailed ) {
			return;
		}
	}
}
