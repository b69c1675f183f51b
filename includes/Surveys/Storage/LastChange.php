<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Storage;

use DateTimeImmutable;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** When a survey was last changed, in UTC, and by which user; 0 if nobody was logged in. */
final class LastChange {

	public function __construct( public readonly DateTimeImmutable $moment, public readonly int $userId ) {}
}
