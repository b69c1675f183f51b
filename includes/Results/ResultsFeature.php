<?php
declare(strict_types=1);

namespace UserFeedback\Results;

use UserFeedback\Admin\AdminModule;
use UserFeedback\Contract\Can;
use UserFeedback\Feature;
use UserFeedback\Results\Cross\CrossController;
use UserFeedback\Results\Filtered\ValuesController;
use UserFeedback\Results\Finish\FinishController;
use UserFeedback\Results\Nps\NpsController;
use UserFeedback\Results\Summary\SummaryController;
use UserFeedback\Results\Survey\ResultsController;
use UserFeedback\Results\Texts\TextAnswersController;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Results of surveys: totals, answers, comparisons, and changes over time. */
final class ResultsFeature extends Feature {

	public const ROUTES = array(
		SummaryController::class,
		TextAnswersController::class,
		ResultsController::class,
		CrossController::class,
		FinishController::class,
		NpsController::class,
		ValuesController::class,
	);

	public static function adminPages(): array {
		return array(
			AdminModule::RESULTS => array( 20, 'results', __( 'Results', 'userfeedback' ), Can::VIEW ),
		);
	}
}
