<?php
declare(strict_types=1);

namespace UserFeedback\Caches;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** What visitors may see at a moment. */
final class Shown {

	/**
	 * @param list<int> $surveys ids of those that are live.
	 * @param string    $mark    differs as soon as any of it does; empty while nothing is live.
	 */
	public function __construct( public readonly array $surveys, public readonly string $mark ) {}
}
