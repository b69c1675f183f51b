<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Submit;

use UserFeedback\Platform\Schema\Violation;
use UserFeedback\Responses\Storage\Answer;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Result of validating submitted answers: the answers to store, and all errors. */
final class CheckedAnswers {

	/**
	 * @param list<Answer>    $answers
	 * @param list<Violation> $violations
	 */
	public function __construct( public readonly array $answers, public readonly array $violations ) {}
}
