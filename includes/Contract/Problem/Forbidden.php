<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Problem;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The caller has no right to do this. */
final class Forbidden extends Problem {

	/**
	 * @param string $sentence for the person who reads it, where there is more to say than that it is not allowed.
	 * @param string $field    that is not his to change, where there is one.
	 */
	public function __construct( string $why = '', public readonly string $sentence = '', private readonly string $field = '' ) {
		parent::__construct( $why );
	}

	public function status(): int {
		return 403;
	}

	public function slug(): string {
		return 'userfeedback_forbidden';
	}

	public function details(): array {
		return '' === $this->field ? array() : array( 'params' => array( $this->field => $this->sentence ) );
	}
}
