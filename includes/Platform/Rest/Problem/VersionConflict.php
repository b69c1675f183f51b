<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Rest\Problem;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Someone else saved the survey since it was loaded; nothing was stored. `data.version` is the current version. */
final class VersionConflict extends Problem {

	public function __construct( private readonly int $currentVersion ) {
		parent::__construct( "The current version is $currentVersion." );
	}

	public function status(): int {
		return 409;
	}

	public function slug(): string {
		return 'userfeedback_stale';
	}

	public function details(): array {
		return array( 'version' => $this->currentVersion );
	}
}
