<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit;

use PHPUnit\Framework\TestCase;
use UserFeedback\Operations\Abilities\EditionOperations;

/** Guards against: in the free edition, every command and every ability failed with a TypeError. */
final class EditionOperationsTest extends TestCase {

	public function test_an_operation_whose_route_the_edition_lacks_does_not_exist(): void {
		self::assertSame( array(), EditionOperations::results( array() ) );
		self::assertSame( array(), EditionOperations::exports( array() ) );
	}
}
