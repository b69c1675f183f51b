<?php
declare(strict_types=1);

namespace UserFeedback\Responses;

use Closure;
use UserFeedback\Questions\Question;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The rules of answers as this site's edition has them. No WordPress here. */
final class RulesInForce {

	/** @param Closure(): bool $may_require whether the edition lets required questions be required; else each may be skipped. */
	public function __construct( private readonly Closure $may_require ) {}

	/** @param list<Question> $questions */
	public function of( array $questions ): AnswerRules {
		return new AnswerRules( $questions, $this->may_require );
	}
}
