<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Editing;

use DateTimeImmutable;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** What somebody has typed into a survey and not saved. */
final class KeptCopy {

	public function __construct(
		public readonly int $version,
		public readonly string $copy,
		public readonly DateTimeImmutable $at
	) {}
}
