<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Validation;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * One thing wrong with one field: where (`questions[2].title`), which rule, and the rule's bound where it has one.
 *
 * Rules are words, not sentences, because the code that finds them knows no language: Rest\ViolationText says them.
 */
final class Violation {

	/** @param string|null $message the sentence for the owner where a rule has its own, already translated. */
	public function __construct(
		public readonly string $path,
		public readonly string $rule,
		public readonly int|string|null $bound = null,
		public readonly ?string $message = null
	) {}
}
