<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Rest\Problem;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** It does not exist, or the caller may not know about it. */
final class NotFound extends Problem {

	/** @param string $kind type of the item, which selects ErrorMapper's sentence. */
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
