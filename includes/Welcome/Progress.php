<?php
declare(strict_types=1);

namespace UserFeedback\Welcome;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A site's progress, and the survey it concerns. */
final class Progress {

	/**
	 * @param int       $surveyId the newest published survey, otherwise the newest; 0 for none.
	 * @param Step|null $last     the last completed step; null for none.
	 */
	public function __construct( public readonly int $surveyId, private readonly ?Step $last ) {}

	/** Each step includes the earlier ones: a survey that visitors saw was published, even if it is a draft again. */
	public function has( Step $step ): bool {
		return null !== $this->last && array_search( $step, Step::cases(), true ) <= array_search( $this->last, Step::cases(), true );
	}
}
