<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Schema;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * One violation of one field: the path (`questions[2].title`), the rule, and its limit if it has one.
 *
 * Rules are codes, not sentences, because validation is independent of language; Rest\ViolationText has the sentences.
 */
final class Violation {

	/** @param string|null $message translated sentence for the owner, if a rule has its own. */
	public function __construct(
		public readonly string $path,
		public readonly string $rule,
		public readonly int|string|null $bound = null,
		public readonly ?string $message = null
	) {}
}
