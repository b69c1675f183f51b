<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit;

use PHPUnit\Framework\TestCase;
use UserFeedback\Tests\Support\Hostile\HostileText;
use UserFeedback\Tests\Support\Hostile\Tripwire;

/** The hostile tests depend on it. */
final class TripwireTest extends TestCase {

	/** Guards a bug: the payload had the wrong length for its name, so nothing could ever have triggered it. */
	public function test_triggers_when_the_payload_of_the_hostile_tests_is_unserialized(): void {
		foreach ( array( 'an object', 'an array, serialized' ) as $name ) {
			Tripwire::$woke = 0;
			unserialize( HostileText::all()[ $name ] );
			self::assertSame( 1, Tripwire::$woke, $name );
		}
	}
}
