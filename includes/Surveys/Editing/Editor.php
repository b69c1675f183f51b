<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Editing;

use DateTimeImmutable;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A user who has a survey open, and since when. */
final class Editor {

	public function __construct( public readonly int $userId, public readonly DateTimeImmutable $since ) {}
}
