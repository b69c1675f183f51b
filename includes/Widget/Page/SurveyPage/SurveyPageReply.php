<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Page\SurveyPage;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The response to a request for a survey's own page. */
final class SurveyPageReply {

	/** @param array<string, string> $headers */
	public function __construct( public readonly int $status, public readonly array $headers, public readonly string $html ) {}
}
