<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Storage;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Result of storing a response: its id, and whether an earlier request had already stored it. */
final class SubmissionResult {
	public function __construct( public readonly int $id, public readonly bool $wasThere ) {}
}
