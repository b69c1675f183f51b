<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\AiDrafts;

use UserFeedback\Surveys\Storage\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A survey by a model that no person has checked yet. */
final class GeneratedDraft {

	/** @param int $leftOut number of its questions that this site can't ask. */
	public function __construct( public readonly Survey $survey, public readonly int $leftOut ) {}
}
