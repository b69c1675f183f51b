<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Rest\Problem;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The AI model couldn't draft a survey; nothing was stored. */
final class DraftingFailed extends Problem {

	/** @param string $sentence reason, for the owner. */
	public function __construct( public readonly string $sentence, private readonly int $status ) {
		parent::__construct( "No draft ($status)." );
	}

	public function status(): int {
		return $this->status;
	}

	public function slug(): string {
		return 'userfeedback_no_draft';
	}
}
