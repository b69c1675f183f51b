<?php
declare(strict_types=1);

namespace UserFeedback\Drafting;

use UserFeedback\Surveys\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A survey that a model wrote and nobody has read yet. */
final class Drafted {

	/** @param int $leftOut questions that it wrote and this site cannot ask. */
	public function __construct( public readonly Survey $survey, public readonly int $leftOut ) {}
}
