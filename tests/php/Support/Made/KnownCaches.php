<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Made;

/** What the functions of known-caches.php were asked. */
final class KnownCaches {

	/** @var list<string> */
	public static array $dropped = array();

	public static function drop( string $name ): void {
		self::$dropped[] = $name;
	}

	/** As WP-Optimize's own function answers. */
	public function get_page_cache(): self {
		return $this;
	}

	public function purge(): void {
		self::drop( 'WP_Optimize' );
	}
}
