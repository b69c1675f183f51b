<?php
declare(strict_types=1);

namespace UserFeedback\Contract;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Every length and count that both sides know, in characters or items. Exported to src/contract/limits.ts.
 */
final class Limits {
	public const SURVEY_TITLE      = 200;
	public const QUESTIONS         = 100;
	public const QUESTION_TITLE    = 500;
	public const OPTIONS           = 5;
	public const OPTION_LABEL      = 200;
	public const THANK_YOU         = 2000;
	public const CONDITIONS        = 20;
	public const CONDITION_VALUE   = 500;
	public const PAGE_RULES        = 20;
	public const PAGE_RULE_DATA    = 50;
	public const COUNTRIES         = 250;
	public const QUIET_DAYS        = 365; // Of a survey that a visitor has closed.
	public const SHORT_TEXT        = 100;
	public const ADDRESSES         = 2000;
	public const SECRET            = 1000;
	public const ROLES             = 9999;
	public const WISH              = 500; // What a survey is to find out, for a model that drafts it.
	public const DRAFTED_QUESTIONS = 10;
	public const WEBHOOKS          = 10;
	public const WEBHOOK_ROWS      = 50;
	public const WEBHOOK_TEXT      = 2000;
	public const TEXT              = 200;
	public const LONG_TEXT         = 400;
	public const EMAIL             = 254;
	public const PERSON_NAME       = 100;
	public const COMMENT           = 400;
	public const STARS             = 5;
	public const NPS               = 10;
	public const RATING_TEXT       = 200; // The owner's words beside the ratings of a post.
	public const REASON            = 400; // Why a vote was low.
	public const POST_TYPES        = 50;
	public const PAGE_NAME         = 500;
	public const URL               = 2048;
	public const BULK_IDS          = 500;
	public const PER_PAGE          = 100;
	public const ALL_AT_ONCE       = 1000; // Rows of a list that may be asked for together, by `per_page` -1.
	public const PAGE              = 1000000; // Times PER_PAGE it must stay a whole number.
	public const INLINE_SURVEYS    = 20;
	public const KEPT_COPY         = 1000000; // What is typed and not saved, as JSON, with what it was made from.
	public const HEATMAP_PAGES     = 200; // Chosen one by one.
	public const HEATMAP_PRIVATE   = 20; // Selectors of elements that nothing is kept of.
	public const HEATMAP_SELECTOR  = 250; // Characters of an element's selector.
	public const HEATMAP_CLICKS    = 100; // Of one visit.
	public const HEATMAP_GRID      = 16; // Columns, and rows, that an element is divided into.
	public const HEATMAP_PIXELS    = 1000000; // Of a window or a page.
	public const PUBLIC_BODY_BYTES = 65536;
}
