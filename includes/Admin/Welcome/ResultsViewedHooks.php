<?php
declare(strict_types=1);

namespace UserFeedback\Admin\Welcome;

use UserFeedback\Platform\Hooks;


defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Notes that a user opened results; only counts once there is a response.
 *
 * @phpstan-import-type Declared from Hooks
 */
final class ResultsViewedHooks {

	private const PAGE = 'userfeedback_results';

	public function __construct(
		private readonly OnboardingProgressQuery $progress,
		private readonly ResultsViewedRepository $viewedResults
	) {}

	/** @return array<string, Declared|list<Declared>> */
	public static function hooks(): array {
		return array(
			'admin_init' => array( 'recordView' ),
		);
	}

	/** WordPress has already rejected users who can't open the page. */
	public function recordView(): void {
		if (
			self::PAGE === ( $GLOBALS['plugin_page'] ?? '' )
			&& ! $this->viewedResults->has()
			&& $this->progress->of( true )->has( OnboardingStep::READ )
		) {
			$this->viewedResults->add();
		}
	}
}
