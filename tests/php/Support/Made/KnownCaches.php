<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Made;

/** Records the calls of the functions in known-caches.php. */
final class KnownCaches {

	/** @var list<string> */
	public static array $dropped = array();

	public static function drop( string $name ): void {
		self::$dropped[] = $name;
	}

	/** Answers like WP-Optimize's own function. */
	public function get_page_cache(): self {
		return $this;
	}

	public function purge(): void {
		self::drop( 'WP_Optimize' );
	}
}
