<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Schema;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Every length and count that server and browser share, in characters or items. Exported to src/contract/limits.ts. */
final class Limits {
	public const SURVEY_TITLE      = 200;
	public const QUESTIONS         = 100; // Without hidden fields.
	public const HIDDEN_FIELDS     = 20;
	public const ALL_QUESTIONS     = self::QUESTIONS + self::HIDDEN_FIELDS;
	public const PAGE_QUESTIONS    = 10; // Shown together.
	public const HIDDEN_VALUE      = 255;
	public const QUESTION_TITLE    = 500;
	public const QUESTION_HELP     = 200; // The line below the title.
	public const RECALL_FALLBACK   = 100; // Shown if there is no answer to insert.
	public const RECALLED_ANSWER   = 100; // A longer one is cut.
	public const OPTIONS           = 5; // By default; a setting raises it.
	public const MAX_OPTIONS       = 20;
	public const OPTION_LABEL      = 200;
	public const CONSENT           = 500; // A wording to agree to.
	public const SCALE_LABEL       = 50; // For the lowest or highest value of a scale.
	public const THANK_YOU         = 2000;
	public const CONDITIONS        = 20;
	public const CONDITION_VALUE   = 500;
	public const PAGE_RULES        = 20;
	public const PAGE_RULE_DATA    = 50;
	public const COUNTRIES         = 250;
	public const MAX_RESPONSES     = 1_000_000; // The largest limit on a survey's responses.
	public const SPREAD_DAYS       = 365; // Days over which a survey's responses are spread.
	public const FIRST_SHARE       = 10; // Visitors per thousand on the first of these days, unless they are few.
	public const QUOTAS            = 20; // Per survey.
	public const QUOTA_CONDITIONS  = 5;
	public const QUIET_DAYS        = 365; // Between surveys, and for a survey that a visitor closed.
	public const SHARE             = 1000; // Visitors per thousand.
	public const SHORT_TEXT        = 100;
	public const ADDRESSES         = 2000;
	public const SECRET            = 1000;
	public const ROLES             = 9999;
	public const WISH              = 500; // The survey's goal, for the model that drafts it.
	public const DRAFTED_QUESTIONS = 10;
	public const WEBHOOKS          = 10;
	public const WEBHOOK_ROWS      = 50;
	public const WEBHOOK_TEXT      = 2000;
	public const WEBHOOK_BATCH     = 1000; // Responses in one request.
	public const TEXT              = 200;
	public const LONG_TEXT         = 400;
	public const EMAIL             = 254;
	public const PERSON_NAME       = 100;
	public const COMMENT           = 400;
	public const STARS             = 5;
	public const NPS               = 10;
	public const MATRIX_ROWS       = 20;
	public const FACES             = 5;
	public const EFFORT            = 7; // The highest Customer Effort Score.
	public const NUMBER_SCALE      = 10;
	public const SMALLEST_SCALE    = 2; // The lowest highest value of a number scale.
	public const SLIDER_VALUES     = 101;
	public const NUMBER            = 1_000_000_000; // Typed numbers, in either direction.
	public const FIRST_DATE        = '1000-01-01'; // The earliest date that visitors can enter.
	public const LAST_DATE         = '9999-12-31';
	public const RATING_TEXT       = 200; // The owner's texts next to a post's rating.
	public const REASON            = 400; // The reason for a low vote.
	public const POST_TYPES        = 50;
	public const PAGE_NAME         = 500;
	public const URL               = 2048;
	public const BULK_IDS          = 500;
	public const PER_PAGE          = 100;
	public const ALL_AT_ONCE       = 1000; // Rows of a list returned together, by `per_page` -1.
	public const PAGE              = 1000000; // PAGE * PER_PAGE must stay an integer.
	public const INLINE_SURVEYS    = 20;
	public const SINGLE_USE_LINKS  = 1000; // Created at once.
	public const PAGE_SLUG         = 60; // End of the URL of a survey's own page.
	public const KEPT_COPY         = 1000000; // Unsaved changes, as JSON, with the version they are based on.
	public const HEATMAP_PAGES     = 200; // Chosen individually.
	public const HEATMAP_PRIVATE   = 20; // Selectors of elements excluded from recording.
	public const HEATMAP_SELECTOR  = 250; // Length of an element's selector.
	public const HEATMAP_CLICKS    = 100; // Per visit.
	public const HEATMAP_GRID      = 16; // Columns and rows of an element's click grid.
	public const HEATMAP_PIXELS    = 1000000; // Window or page size.
	public const PUBLIC_BODY_BYTES = 65536;
	public const LIFTS             = array( 10, 20, 30, 50 ); // Smallest differences worth finding between two versions, in percent.
}
