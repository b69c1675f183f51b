<?php
declare(strict_types=1);

namespace UserFeedback\Drafting;

use UserFeedback\Ai\KnownSupport;
use UserFeedback\Ai\Model;
use UserFeedback\Ai\OneAtATime;
use UserFeedback\Ai\SupportModule;
use UserFeedback\Feature;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Lets a model draft surveys, if WordPress's AI client has one. Requests are sent only on a click. */
final class DraftingFeature extends Feature {

	public const HOOKS = array( SupportModule::class );

	public const ROUTES = array( DraftingController::class );

	public const OPTIONS = array( KnownSupport::OPTION );

	public const USER_META = array( OneAtATime::META );

	public static function factories(): array {
		return array(
			Model::class => static fn(): Model => Model::ofSite(),
		);
	}
}
