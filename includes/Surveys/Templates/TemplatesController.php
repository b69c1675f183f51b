<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Templates;

use UserFeedback\Licensing\Plans\CurrentEdition;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Rest\Reply;
use UserFeedback\Platform\Rest\Route;
use UserFeedback\Settings\CurrentSettings;
use UserFeedback\Settings\SiteKind;
use UserFeedback\Surveys\Templates\Library\SurveyTemplates;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

final class TemplatesController {

	public function __construct( private readonly CurrentEdition $edition, private readonly CurrentSettings $settings ) {}

	/** @return list<Route> */
	public static function routes(): array {
		return array(
			Route::get( 'survey-templates', array( self::class, 'index' ), Permission::EDIT )
				->returns( static fn() => TemplateShape::list() ),
		);
	}

	public function index(): Reply {
		$edition = $this->edition->get();
		$kind    = SiteKind::from( $this->settings->get()->text( 'site_kind' ) );
		$offered = SurveyTemplates::offered( SurveyTemplates::startingWith( $kind ), $edition );
		return new Reply(
			array_map( static fn( Template $template ): array => TemplateMapper::toArray( $template, $edition ), $offered )
		);
	}
}
