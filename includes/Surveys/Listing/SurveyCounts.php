<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Listing;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** How often a survey was seen and answered, of all time, without trash. */
final class SurveyCounts {
	public function __construct( public readonly int $responses = 0, public readonly int $impressions = 0 ) {}
}
