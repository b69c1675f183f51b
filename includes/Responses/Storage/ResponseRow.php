<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Storage;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * A row in the list of responses. `$submittedAt` is UTC as stored, `$firstAnswer` the beginning of the first answer and
 * `$preview` of all answers.
 */
final class ResponseRow {

	public function __construct(
		public readonly int $id,
		public readonly ResponseStatus $status,
		public readonly string $submittedAt,
		public readonly SubmittedPage $page,
		public readonly string $firstAnswer = '',
		public readonly string $preview = ''
	) {}
}
