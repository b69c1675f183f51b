<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Templates;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** What templates are filed under; TemplateShape::CATEGORIES names the same to the browser. */
enum Category: string {
	case WEBSITE  = 'website';
	case SHOP     = 'shop';
	case PRODUCT  = 'product';
	case CONTENT  = 'content';
	case AUDIENCE = 'audience';
	case LOYALTY  = 'loyalty';
	case SERVICE  = 'service';
	case EVENT    = 'event';
}
