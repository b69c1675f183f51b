<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\Queue;

use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Responses\Counting\ComparedPart;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Checks that each delivery belongs to a response and a destination, exists once, and isn't held by a process that died.
 *
 * A delivery that should exist but doesn't can't be found: the recipients at the time of a response aren't stored, and old
 * deliveries are deleted.
 */
final class VerifyDeliveries {

	/** Deliveries per query. */
	private const BATCH = 10_000;

	public function __construct( private readonly JobIntegrityRepository $jobs ) {}

	/** @throws StorageFailed the database refused; earlier repairs persist. */
	public function verify( bool $isFixing ): ComparedPart {
		$checked  = 0;
		$found    = 0;
		$repaired = 0;
		$after    = 0;
		do {
			[ $count, $last ] = $this->jobs->batch( $after, self::BATCH );

			$orphans  = $this->jobs->orphans( $after, $last );
			$wrong    = array_unique( array( ...$orphans, ...$this->jobs->duplicates( $after, $last ) ) );
			$stuck    = array_diff( $this->jobs->stuck( $after, $last ), $wrong );
			$checked += $count;
			$found   += count( $wrong ) + count( $stuck );
			if ( $isFixing ) {
				$repaired += $this->jobs->delete( array_values( $wrong ) ) + $this->jobs->release( array_values( $stuck ) );
			}
			$after = $last;
		} while ( self::BATCH === $count );
		return new ComparedPart( 'deliveries', 'deliveries', $checked, $checked, $found, $repaired );
	}
}
