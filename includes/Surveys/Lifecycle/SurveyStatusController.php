<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Lifecycle;

use UserFeedback\Rest\Request;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The bulk actions of the list of surveys. */
final class SurveyStatusController {

	public function __construct( private readonly ChangeStatus $changeStatus, private readonly DeleteSurveys $deleteSurveys ) {}

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

	/** @return array<string, mixed> */
	public function restore( Request $request ): array {
		return $this->changeStatus->restore( $request->ids( 'survey_ids' ) )->toArray();
	}

	/** @return array<string, mixed> */
	public function delete( Request $request ): array {
		return $this->deleteSurveys->run( $request->ids( 'survey_ids' ) )->toArray();
	}
}
