<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Editing;

use DateTimeImmutable;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A user's unsaved changes to a survey. */
final class Autosave {

	public function __construct(
		public readonly int $version,
		public readonly string $copy,
		public readonly DateTimeImmutable $at
	) {}
}
