<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Ajax;

use UserFeedback\Platform\FeatureIndex;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** All admin-ajax actions, as classes declare them in `actions()`. They come from the index, as those of Rest\RouteTable. */
final class ActionTable {

	/** @return list<AjaxAction> */
	public static function all(): array {
		return array_map( AjaxAction::indexed( ... ), array_merge( ...array_values( FeatureIndex::ACTIONS ) ) );
	}
}
