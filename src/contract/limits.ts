// Made by `npm run contract` from includes/Contract. Do not edit.
export const LIMITS = {
	"SURVEY_TITLE": 200,
	"QUESTIONS": 50,
	"QUESTION_TITLE": 500,
	"OPTIONS": 5,
	"OPTION_LABEL": 200,
	"THANK_YOU": 2000,
	"TEXT": 200,
	"LONG_TEXT": 400,
	"EMAIL": 254,
	"PERSON_NAME": 100,
	"COMMENT": 400,
	"STARS": 5,
	"NPS": 10,
	"PAGE_NAME": 500,
	"URL": 2048,
	"BULK_IDS": 500,
	"PER_PAGE": 100,
	"INLINE_SURVEYS": 20,
	"PUBLIC_BODY_BYTES": 65536
} as const;
