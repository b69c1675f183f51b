<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Rest\Problem;

use UserFeedback\Platform\Schema\Violation;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The input violates the contract or a rule; nothing was stored. */
final class ValidationFailed extends Problem {

	/**
	 * @param non-empty-list<Violation> $violations
	 * @param string|null               $summary    translated summary of all of them, if the first doesn't say enough.
	 */
	public function __construct( public readonly array $violations, public readonly ?string $summary = null ) {
		parent::__construct(
			'Invalid fields: ' . implode(
				', ',
				array_map( static fn( Violation $violation ): string => "$violation->path ($violation->rule)", $violations )
			)
		);
	}

	public function status(): int {
		return 400;
	}

	public function slug(): string {
		return 'userfeedback_invalid';
	}
}
