<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Problem;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The caller has no right to do this. */
final class Forbidden extends Problem {

	/** @param string $sentence for the person who reads it, where there is more to say than that it is not allowed. */
	public function __construct( string $why = '', public readonly string $sentence = '' ) {
		parent::__construct( $why );
	}

	public function status(): int {
		return 403;
	}

	public function slug(): string {
		return 'userfeedback_forbidden';
	}
}
