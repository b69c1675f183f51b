<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Cards;

use UserFeedback\Rest\Reply;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

final class TemplateCardsController {

	public function __construct( private readonly TemplateCards $cards ) {}

	public function index(): Reply {
		return new Reply( $this->cards->toArray() );
	}
}
