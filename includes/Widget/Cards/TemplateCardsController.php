<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Cards;

use UserFeedback\Contract\Can;
use UserFeedback\Contract\Route;
use UserFeedback\Contract\Schema\Widget\CardsShape;
use UserFeedback\Rest\Reply;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

final class TemplateCardsController {

	public function __construct( private readonly TemplateCards $cards ) {}

	/** @return list<Route> */
	public static function routes(): array {
		return array(
			Route::get( 'survey-templates/cards', array( self::class, 'index' ), Can::EDIT )
				->returns( static fn() => CardsShape::ofTemplates() ),
		);
	}

	public function index(): Reply {
		return new Reply( $this->cards->toArray() );
	}
}
