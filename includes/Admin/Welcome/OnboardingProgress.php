<?php
declare(strict_types=1);

namespace UserFeedback\Admin\Welcome;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A site's progress, and the survey it concerns. */
final class OnboardingProgress {

	/**
	 * @param int                 $surveyId the newest published survey, otherwise the newest; 0 for none.
	 * @param OnboardingStep|null $lastStep the last completed step; null for none.
	 */
	public function __construct( public readonly int $surveyId, private readonly ?OnboardingStep $lastStep ) {}

	/** Each step includes the earlier ones: a survey that visitors saw was published, even if it is a draft again. */
	public function has( OnboardingStep $step ): bool {
		return null !== $this->lastStep
			&& array_search( $step, OnboardingStep::cases(), true ) <= array_search( $this->lastStep, OnboardingStep::cases(), true );
	}
}
