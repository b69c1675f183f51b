<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Manifest;

use UserFeedback\Surveys\Storage\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A survey that a page may show: as a pop-up, or only where it is embedded. */
final class CandidateSurvey {

	/**
	 * @param string $lacks     one of ManifestShape::LACKS; empty if nothing is missing.
	 * @param bool   $isForTeam true for a draft shown to users who can edit surveys.
	 */
	public function __construct(
		public readonly Survey $survey,
		public readonly bool $floats,
		public readonly string $lacks = '',
		public readonly bool $isForTeam = false
	) {}
}
