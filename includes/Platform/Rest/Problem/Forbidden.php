<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Rest\Problem;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The caller lacks permission. */
final class Forbidden extends Problem {

	/**
	 * @param string $sentence for the user, if there is more to say than that it is not allowed.
	 * @param string $field    the field the user may not change, if any.
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
