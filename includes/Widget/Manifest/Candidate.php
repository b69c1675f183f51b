<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Manifest;

use UserFeedback\Surveys\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A survey that a page may show: in its corner, or only where the page has a place for it. */
final class Candidate {

	/**
	 * @param string $lacks     one of ManifestShape::LACKS; empty where nothing is missing.
	 * @param bool   $isForTeam a draft, shown to who may edit surveys.
	 */
	public function __construct(
		public readonly Survey $survey,
		public readonly bool $floats,
		public readonly string $lacks = '',
		public readonly bool $isForTeam = false
	) {}
}
