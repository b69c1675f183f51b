<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Searching;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Search results, newest first. */
final class Found {

	/**
	 * @param list<FoundText> $texts
	 * @param int|null        $searched number of texts searched; null for all
	 */
	public function __construct( public readonly array $texts, public readonly ?int $searched ) {}
}
