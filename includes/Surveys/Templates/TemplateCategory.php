<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Templates;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Categories of templates; TemplateShape::CATEGORIES has the same names for the browser. */
enum TemplateCategory: string {
	case WEBSITE  = 'website';
	case SHOP     = 'shop';
	case PRODUCT  = 'product';
	case CONTENT  = 'content';
	case AUDIENCE = 'audience';
	case LOYALTY  = 'loyalty';
	case SERVICE  = 'service';
	case EVENT    = 'event';
}
