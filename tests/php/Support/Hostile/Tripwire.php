<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Hostile;

/** Detects when code unserializes untrusted data. */
final class Tripwire {

	public static int $woke = 0;

	public string $mark = '';

	/** Returns a payload that would trigger it. */
	public static function serialized( string $mark = '' ): string {
		$wire       = new self();
		$wire->mark = $mark;
		return serialize( $wire );
	}

	public function __wakeup(): void {
		++self::$woke;
	}
}
