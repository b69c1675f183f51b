<?php
declare(strict_types=1);

namespace UserFeedback\Widget\PageCaches;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A snapshot of everything that visitors can see. */
final class VisibleState {

	/**
	 * @param list<int> $surveys ids of live surveys.
	 * @param string    $mark    changes with anything visitors may see; empty while no survey is live.
	 */
	public function __construct( public readonly array $surveys, public readonly string $mark ) {}
}
