<?php
declare(strict_types=1);

namespace UserFeedback\Surveys;

use DateTimeImmutable;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** When a survey was changed, and by which user; 0 for nobody who was logged in. UTC. */
final class LastChange {

	public function __construct( public readonly DateTimeImmutable $moment, public readonly int $userId ) {}
}
