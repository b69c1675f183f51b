<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Lifecycle;

use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Rest\Problem\RequestError;
use UserFeedback\Platform\Rest\Request;
use UserFeedback\Platform\Rest\Route;
use UserFeedback\Surveys\Storage\SurveyStatus;
use UserFeedback\Surveys\SurveyShape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** REST routes for bulk actions of the survey list, and for the order of surveys. */
final class SurveyStatusController {

	public function __construct(
		private readonly ChangeSurveyStatus $changeStatus,
		private readonly DeleteSurveys $deleteSurveys,
		private readonly ChangeSurveyPriority $changePriority
	) {}

	/** @return list<Route> */
	public static function routes(): array {
		return array(
			Route::post( 'surveys/{id}/move', array( self::class, 'move' ), Permission::EDIT )
				->body( static fn() => SurveyShape::move() )
				->returns( static fn() => SurveyShape::moved() ),
			Route::post( 'surveys/publish', array( self::class, 'publish' ), Permission::EDIT )
				->body( static fn() => SurveyShape::ids() )
				->returns( static fn() => SurveyShape::bulkResult() ),
			Route::post( 'surveys/draft', array( self::class, 'draft' ), Permission::EDIT )
				->body( static fn() => SurveyShape::ids() )
				->returns( static fn() => SurveyShape::bulkResult() ),
			Route::post( 'surveys/trash', array( self::class, 'trash' ), Permission::DELETE )
				->body( static fn() => SurveyShape::ids() )
				->returns( static fn() => SurveyShape::bulkResult() ),
			Route::post( 'surveys/restore', array( self::class, 'restore' ), Permission::DELETE )
				->body( static fn() => SurveyShape::restored() )
				->returns( static fn() => SurveyShape::bulkResult() ),
			Route::delete( 'surveys', array( self::class, 'delete' ), Permission::DELETE )
				->body( static fn() => SurveyShape::ids() )
				->returns( static fn() => SurveyShape::bulkResult() ),
		);
	}

	/** @return array<string, mixed> */
	public function publish( Request $request ): array {
		return $this->changeStatus->publish( $request->ids( 'survey_ids' ) )->toArray();
	}

	/** @return array<string, mixed> */
	public function draft( Request $request ): array {
		return $this->changeStatus->draft( $request->ids( 'survey_ids' ) )->toArray();
	}

	/** @return array<string, mixed> */
	public function trash( Request $request ): array {
		return $this->changeStatus->trash( $request->ids( 'survey_ids' ) )->toArray();
	}

	/**
	 * @return array<string, mixed>
	 * @throws RequestError if this would publish surveys and the user may not publish.
	 */
	public function restore( Request $request ): array {
		$status = 'publish' === $request->body()['status'] ? SurveyStatus::PUBLISH : SurveyStatus::DRAFT;
		if ( SurveyStatus::PUBLISH === $status && ! current_user_can( Permission::EDIT->value ) ) {
			throw RequestError::forbidden( 'Publishing needs another right.' );
		}
		return $this->changeStatus->restore( $request->ids( 'survey_ids' ), $status )->toArray();
	}

	/** @return array<string, mixed> */
	public function move( Request $request ): array {
		/** @var array{to: string, place: int} $body checked against SurveyShape::move(). */
		$body = $request->body();
		return $this->changePriority->change( $request->id(), $body['to'], $body['place'] );
	}

	/** @return array<string, mixed> */
	public function delete( Request $request ): array {
		return $this->deleteSurveys->delete( $request->ids( 'survey_ids' ) )->toArray();
	}
}
