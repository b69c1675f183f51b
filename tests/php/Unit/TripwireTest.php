<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit;

use PHPUnit\Framework\TestCase;
use UserFeedback\Tests\Support\Hostile\HostileText;
use UserFeedback\Tests\Support\Hostile\Tripwire;

/** The hostile tests rest on it. */
final class TripwireTest extends TestCase {

	/** Guards a bug: the length of its name was wrong in what was sent, so that nothing could ever have woken it. */
	public function test_it_wakes_up_when_somebody_unserializes_what_the_hostile_tests_send(): void {
		foreach ( array( 'an object', 'an array, serialized' ) as $name ) {
			Tripwire::$woke = 0;
			unserialize( HostileText::all()[ $name ] );
			self::assertSame( 1, Tripwire::$woke, $name );
		}
	}
}
