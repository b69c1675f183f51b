<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Manifest;

use UserFeedback\Surveys\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A survey that a page may show: in its corner, or only where the page has a place for it. */
final class Candidate {

	/** @param string $lacks one of ManifestShape::LACKS; empty where nothing is missing. */
	public function __construct( public readonly Survey $survey, public readonly bool $floats, public readonly string $lacks = '' ) {}
}
