<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Wiring;

use UserFeedback\Platform\Injection\Shared;

/** For tests of the container: a shared class. */
#[Shared]
final class Registry {

	/** @var list<string> */
	private array $names = array();

	public function add( string $name ): int {
		$this->names[] = $name;
		return count( $this->names );
	}

	public function count(): int {
		return count( $this->names );
	}

	public static function address(): string {
		return 'Main Street';
	}
}
