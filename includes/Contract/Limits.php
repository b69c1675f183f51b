<?php
declare(strict_types=1);

namespace UserFeedback\Contract;

/**
 * Every length and count that both sides know, in characters or items. Exported to src/contract/limits.ts.
 */
final class Limits {
	public const SURVEY_TITLE     = 200;
	public const QUESTIONS        = 50;
	public const QUESTION_TITLE   = 500;
	public const OPTIONS          = 5;
	public const OPTION_LABEL     = 200;
	public const THANK_YOU        = 2000;
	public const TEXT             = 200;
	public const LONG_TEXT        = 400;
	public const EMAIL            = 254;
	public const PERSON_NAME      = 100;
	public const COMMENT          = 400;
	public const STARS            = 5;
	public const NPS              = 10;
	public const PAGE_NAME        = 500;
	public const URL              = 2048;
	public const BULK_IDS         = 500;
	public const PER_PAGE         = 100;
	public const INLINE_SURVEYS   = 20;
	public const PUBLIC_BODY_BYTES = 65536;
}
