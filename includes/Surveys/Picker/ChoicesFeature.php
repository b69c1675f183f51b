<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Picker;

use UserFeedback\Feature;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Lists pages and terms that rules of a survey can name. */
final class ChoicesFeature extends Feature {

	public const ROUTES = array( ChoicesController::class );
}
