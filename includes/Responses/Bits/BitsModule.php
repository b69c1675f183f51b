<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Bits;

use UserFeedback\Module;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Schedules the folding of bits after cron has counted responses; reads also trigger it. */
final class BitsModule implements Module {

	/** Seconds per run. */
	private const TIME = 10.0;

	/** @param string $event cron event at which responses are counted */
	public function __construct(
		private readonly FoldBits $fold,
		private readonly PlaceOlder $older,
		private readonly string $event
	) {}

	public function register(): void {
		add_action( $this->event, array( $this, 'run' ), 20 );
	}

	public function run(): void {
		if ( $this->older->run( self::TIME ) ) {
			$this->fold->allThatWait( self::TIME );
		}
	}
}
