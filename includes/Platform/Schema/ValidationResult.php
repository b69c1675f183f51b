<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Schema;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * A value after validation: normalized, with all violations.
 *
 * @template-covariant T = mixed
 */
final class ValidationResult {

	/**
	 * @param T               $value
	 * @param list<Violation> $violations
	 */
	public function __construct( public readonly mixed $value, public readonly array $violations ) {}

	public function fits(): bool {
		return array() === $this->violations;
	}
}
