<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Editor;

use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Rest\Reply;
use UserFeedback\Platform\Rest\Route;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

final class TemplateCardsController {

	public function __construct( private readonly TemplateCards $cards ) {}

	/** @return list<Route> */
	public static function routes(): array {
		return array(
			Route::get( 'survey-templates/cards', array( self::class, 'index' ), Permission::EDIT )
				->returns( static fn() => TemplateCardsShape::ofTemplates() ),
		);
	}

	public function index(): Reply {
		return new Reply( $this->cards->toArray() );
	}
}
