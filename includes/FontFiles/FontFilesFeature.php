<?php
declare(strict_types=1);

namespace UserFeedback\FontFiles;

use UserFeedback\Feature;
use UserFeedback\Fonts\FontsController;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The fonts that surveys can use, and the download of catalog fonts to the site. */
final class FontFilesFeature extends Feature {

	public const NEEDS_TABLES = true;

	public const HOOKS = array( FontFilesModule::class );

	public const ROUTES = array( FontsController::class, FontFilesController::class );

	public const ON_ACTIVATION = array( FontFilesModule::class => 'plan' );

	public const OPTIONS = array( TroubleRepository::OPTION );

	public const EVENTS = array( FontFilesModule::EVENT );

	public const FACTS = array( FontsMissing::class => 60 );

	public static function factories(): array {
		return array(
			FontService::class => static fn(): FontService => FontService::named(),
		);
	}
}
