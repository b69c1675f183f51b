<?php
declare(strict_types=1);

namespace UserFeedback\Admin\Welcome;

use UserFeedback\Platform\Notices\UserDismissalRepository;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Rest\Reply;
use UserFeedback\Platform\Rest\Route;
use UserFeedback\Platform\Schema\Schema;
use UserFeedback\Platform\Schema\Shape;
use UserFeedback\Settings\CurrentSettings;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

final class ChecklistController {

	/** Name among the notices that a user dismissed. */
	private const NOTICE = 'checklist';

	private const STEPS = array( 'made', 'published', 'seen', 'answered', 'read' );

	public function __construct(
		private readonly OnboardingProgressQuery $progress,
		private readonly ResultsViewedRepository $viewedResults,
		private readonly UserDismissalRepository $dismissals,
		private readonly CurrentSettings $settings
	) {}

	/** @return list<Route> */
	public static function routes(): array {
		return array(
			Route::get( 'checklist', array( self::class, 'show' ), Permission::EDIT )
				->returns( static fn() => self::stateShape() ),
			Route::post( 'checklist/dismiss', array( self::class, 'dismiss' ), Permission::EDIT )
				->returns( null, 204 ),
		);
	}

	/** @return array<string, mixed> */
	public function show(): array {
		$progress = $this->progress->of( $this->viewedResults->has() );
		$mayRead  = current_user_can( Permission::VIEW->value );

		return array(
			'steps'        => array_map(
				static fn( OnboardingStep $step ): array => array( 'name' => $step->value, 'is_done' => $progress->has( $step ) ),
				array_values(
					array_filter(
						OnboardingStep::cases(),
						static fn( OnboardingStep $step ): bool => OnboardingStep::READ !== $step || $mayRead
					)
				)
			),
			'survey_id'    => $progress->surveyId,
			'is_dismissed' => in_array( self::NOTICE, $this->dismissals->dismissed(), true ),
			'is_set_up'    => $this->settings->get()->isOn( 'setup_finished' ),
		);
	}

	/** Permanent, for this user only. */
	public function dismiss(): Reply {
		$this->dismissals->dismiss( self::NOTICE );
		return new Reply( null );
	}

	/**
	 * The site's progress toward its first viewed results.
	 * Steps in order, without those the user lacks permission for; `survey_id` is 0 if there is none.
	 */
	private static function stateShape(): Shape {
		return Schema::record(
			array(
				'steps'        => Schema::list( self::stepShape() ),
				'survey_id'    => Schema::integer(),
				'is_dismissed' => Schema::boolean(),
				'is_set_up'    => Schema::boolean(), // The setup wizard was completed.
			)
		)->named( 'Checklist' );
	}

	private static function stepShape(): Shape {
		return Schema::record(
			array(
				'name'    => Schema::oneOf( self::STEPS ),
				'is_done' => Schema::boolean(),
			)
		)->named( 'ChecklistStep' );
	}
}
