<?php
declare(strict_types=1);

namespace UserFeedback\Welcome;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** How far the site is, and with which survey. */
final class Progress {

	/**
	 * @param int       $surveyId the newest that is published, else the newest; 0 where there is none.
	 * @param Step|null $last     that was done; null for none.
	 */
	public function __construct( public readonly int $surveyId, private readonly ?Step $last ) {}

	/** Each step is behind those before it: a survey that visitors have seen was published, even if it is a draft again. */
	public function has( Step $step ): bool {
		return null !== $this->last && array_search( $step, Step::cases(), true ) <= array_search( $this->last, Step::cases(), true );
	}
}
