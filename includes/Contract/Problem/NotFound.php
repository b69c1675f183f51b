<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Problem;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** No such thing, or not for this caller to know of. */
final class NotFound extends Problem {

	/** @param string $kind what was looked for, as ErrorMapper has a sentence for it. */
	public function __construct( string $message = '', public readonly string $kind = 'survey' ) {
		parent::__construct( $message );
	}

	public function status(): int {
		return 404;
	}

	public function slug(): string {
		return 'userfeedback_not_found';
	}
}
