<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Bits;

use UserFeedback\Platform\Hooks;


defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Schedules the folding of bits after cron has counted responses; reads also trigger it.
 *
 * @phpstan-import-type Declared from Hooks
 */
final class BitsModule {

	/** Counts responses. */
	private const EVENT = 'userfeedback_process';

	/** Seconds per run. */
	private const TIME = 10.0;

	public function __construct( private readonly FoldBits $fold, private readonly PlaceOlder $older ) {}

	/** @return array<string, Declared|list<Declared>> */
	public static function hooks(): array {
		return array(
			self::EVENT => array( 'run', 20 ),
		);
	}

	public function run(): void {
		if ( $this->older->run( self::TIME ) ) {
			$this->fold->allThatWait( self::TIME );
		}
	}
}
