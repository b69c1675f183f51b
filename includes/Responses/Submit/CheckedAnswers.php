<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Submit;

use UserFeedback\Contract\Validation\Violation;
use UserFeedback\Responses\Answer;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Submitted answers after the rules: what would be stored of them, and all that is wrong. */
final class CheckedAnswers {

	/**
	 * @param list<Answer>    $answers
	 * @param list<Violation> $violations
	 */
	public function __construct( public readonly array $answers, public readonly array $violations ) {}
}
