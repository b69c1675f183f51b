<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Searching;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** What a search found, newest first. */
final class Found {

	/**
	 * @param list<FoundText> $texts
	 * @param int|null        $searched how many texts it looked through; null for all there are.
	 */
	public function __construct( public readonly array $texts, public readonly ?int $searched ) {}
}
