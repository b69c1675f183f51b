<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Hostile;

/** Wakes up when somebody unserializes what came from outside. */
final class Tripwire {

	public static int $woke = 0;

	public string $mark = '';

	/** What somebody would send to wake it. */
	public static function serialized( string $mark = '' ): string {
		$wire       = new self();
		$wire->mark = $mark;
		return serialize( $wire );
	}

	public function __wakeup(): void {
		++self::$woke;
	}
}
