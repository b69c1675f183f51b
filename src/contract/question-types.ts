// Made by `npm run contract` from the shapes in includes/. Do not edit.
export const QUESTION_TYPES = {
	"radio-button": {
		"is_extra": false,
		"takes_answer": true,
		"is_hidden": false,
		"is_consent": false,
		"has_options": true,
		"has_rows": false,
		"ranks_rows": false,
		"has_pictures": false,
		"min_options": 2,
		"max_options": 0,
		"is_logic_subject": true,
		"comparisons": [
			"=",
			"!="
		],
		"allows_prefill": true,
		"allows_recall": true,
		"is_quantitative": true,
		"scale": 0,
		"has_ends": false,
		"max_length": 0,
		"allows_comment": true,
		"allows_randomizing": true,
		"advances_on_choice": true
	},
	"checkbox": {
		"is_extra": false,
		"takes_answer": true,
		"is_hidden": false,
		"is_consent": false,
		"has_options": true,
		"has_rows": false,
		"ranks_rows": false,
		"has_pictures": false,
		"min_options": 1,
		"max_options": 0,
		"is_logic_subject": true,
		"comparisons": [
			"=",
			"!=",
			"IN"
		],
		"allows_prefill": true,
		"allows_recall": true,
		"is_quantitative": true,
		"scale": 0,
		"has_ends": false,
		"max_length": 0,
		"allows_comment": true,
		"allows_randomizing": true,
		"advances_on_choice": false
	},
	"image-radio": {
		"is_extra": false,
		"takes_answer": true,
		"is_hidden": false,
		"is_consent": false,
		"has_options": true,
		"has_rows": false,
		"ranks_rows": false,
		"has_pictures": true,
		"min_options": 2,
		"max_options": 0,
		"is_logic_subject": false,
		"comparisons": [],
		"allows_prefill": true,
		"allows_recall": true,
		"is_quantitative": true,
		"scale": 0,
		"has_ends": false,
		"max_length": 0,
		"allows_comment": true,
		"allows_randomizing": true,
		"advances_on_choice": true
	},
	"icon-choice": {
		"is_extra": false,
		"takes_answer": true,
		"is_hidden": false,
		"is_consent": false,
		"has_options": true,
		"has_rows": false,
		"ranks_rows": false,
		"has_pictures": true,
		"min_options": 2,
		"max_options": 0,
		"is_logic_subject": false,
		"comparisons": [],
		"allows_prefill": true,
		"allows_recall": true,
		"is_quantitative": true,
		"scale": 0,
		"has_ends": false,
		"max_length": 0,
		"allows_comment": true,
		"allows_randomizing": true,
		"advances_on_choice": true
	},
	"text": {
		"is_extra": false,
		"takes_answer": true,
		"is_hidden": false,
		"is_consent": false,
		"has_options": false,
		"has_rows": false,
		"ranks_rows": false,
		"has_pictures": false,
		"min_options": 0,
		"max_options": 0,
		"is_logic_subject": false,
		"comparisons": [],
		"allows_prefill": false,
		"allows_recall": true,
		"is_quantitative": false,
		"scale": 0,
		"has_ends": false,
		"max_length": 200,
		"allows_comment": false,
		"allows_randomizing": false,
		"advances_on_choice": false
	},
	"long-text": {
		"is_extra": false,
		"takes_answer": true,
		"is_hidden": false,
		"is_consent": false,
		"has_options": false,
		"has_rows": false,
		"ranks_rows": false,
		"has_pictures": false,
		"min_options": 0,
		"max_options": 0,
		"is_logic_subject": false,
		"comparisons": [],
		"allows_prefill": false,
		"allows_recall": true,
		"is_quantitative": false,
		"scale": 0,
		"has_ends": false,
		"max_length": 400,
		"allows_comment": false,
		"allows_randomizing": false,
		"advances_on_choice": false
	},
	"email": {
		"is_extra": false,
		"takes_answer": true,
		"is_hidden": false,
		"is_consent": false,
		"has_options": false,
		"has_rows": false,
		"ranks_rows": false,
		"has_pictures": false,
		"min_options": 0,
		"max_options": 0,
		"is_logic_subject": false,
		"comparisons": [],
		"allows_prefill": false,
		"allows_recall": false,
		"is_quantitative": false,
		"scale": 0,
		"has_ends": false,
		"max_length": 254,
		"allows_comment": false,
		"allows_randomizing": false,
		"advances_on_choice": false
	},
	"star-rating": {
		"is_extra": true,
		"takes_answer": true,
		"is_hidden": false,
		"is_consent": false,
		"has_options": false,
		"has_rows": false,
		"ranks_rows": false,
		"has_pictures": false,
		"min_options": 0,
		"max_options": 0,
		"is_logic_subject": true,
		"comparisons": [
			"=",
			"!=",
			"<",
			">"
		],
		"allows_prefill": true,
		"allows_recall": true,
		"is_quantitative": true,
		"scale": 5,
		"has_ends": true,
		"max_length": 0,
		"allows_comment": true,
		"allows_randomizing": false,
		"advances_on_choice": true
	},
	"nps": {
		"is_extra": true,
		"takes_answer": true,
		"is_hidden": false,
		"is_consent": false,
		"has_options": false,
		"has_rows": false,
		"ranks_rows": false,
		"has_pictures": false,
		"min_options": 0,
		"max_options": 0,
		"is_logic_subject": true,
		"comparisons": [
			"=",
			"!=",
			"<",
			">"
		],
		"allows_prefill": true,
		"allows_recall": true,
		"is_quantitative": true,
		"scale": 10,
		"has_ends": true,
		"max_length": 0,
		"allows_comment": true,
		"allows_randomizing": false,
		"advances_on_choice": true
	},
	"csat": {
		"is_extra": true,
		"takes_answer": true,
		"is_hidden": false,
		"is_consent": false,
		"has_options": false,
		"has_rows": false,
		"ranks_rows": false,
		"has_pictures": false,
		"min_options": 0,
		"max_options": 0,
		"is_logic_subject": true,
		"comparisons": [
			"=",
			"!=",
			"<",
			">"
		],
		"allows_prefill": true,
		"allows_recall": true,
		"is_quantitative": true,
		"scale": 5,
		"has_ends": true,
		"max_length": 0,
		"allows_comment": true,
		"allows_randomizing": false,
		"advances_on_choice": true
	},
	"ces": {
		"is_extra": true,
		"takes_answer": true,
		"is_hidden": false,
		"is_consent": false,
		"has_options": false,
		"has_rows": false,
		"ranks_rows": false,
		"has_pictures": false,
		"min_options": 0,
		"max_options": 0,
		"is_logic_subject": true,
		"comparisons": [
			"=",
			"!=",
			"<",
			">"
		],
		"allows_prefill": true,
		"allows_recall": true,
		"is_quantitative": true,
		"scale": 7,
		"has_ends": true,
		"max_length": 0,
		"allows_comment": true,
		"allows_randomizing": false,
		"advances_on_choice": true
	},
	"number-scale": {
		"is_extra": true,
		"takes_answer": true,
		"is_hidden": false,
		"is_consent": false,
		"has_options": false,
		"has_rows": false,
		"ranks_rows": false,
		"has_pictures": false,
		"min_options": 0,
		"max_options": 0,
		"is_logic_subject": true,
		"comparisons": [
			"=",
			"!=",
			"<",
			">"
		],
		"allows_prefill": true,
		"allows_recall": true,
		"is_quantitative": true,
		"scale": 10,
		"has_ends": true,
		"max_length": 0,
		"allows_comment": true,
		"allows_randomizing": false,
		"advances_on_choice": true
	},
	"dropdown": {
		"is_extra": true,
		"takes_answer": true,
		"is_hidden": false,
		"is_consent": false,
		"has_options": true,
		"has_rows": false,
		"ranks_rows": false,
		"has_pictures": false,
		"min_options": 2,
		"max_options": 20,
		"is_logic_subject": true,
		"comparisons": [
			"=",
			"!="
		],
		"allows_prefill": true,
		"allows_recall": true,
		"is_quantitative": true,
		"scale": 0,
		"has_ends": false,
		"max_length": 0,
		"allows_comment": true,
		"allows_randomizing": true,
		"advances_on_choice": false
	},
	"statement": {
		"is_extra": true,
		"takes_answer": false,
		"is_hidden": false,
		"is_consent": false,
		"has_options": false,
		"has_rows": false,
		"ranks_rows": false,
		"has_pictures": false,
		"min_options": 0,
		"max_options": 0,
		"is_logic_subject": false,
		"comparisons": [],
		"allows_prefill": false,
		"allows_recall": false,
		"is_quantitative": false,
		"scale": 0,
		"has_ends": false,
		"max_length": 0,
		"allows_comment": false,
		"allows_randomizing": false,
		"advances_on_choice": false
	},
	"matrix": {
		"is_extra": true,
		"takes_answer": true,
		"is_hidden": false,
		"is_consent": false,
		"has_options": true,
		"has_rows": true,
		"ranks_rows": false,
		"has_pictures": false,
		"min_options": 2,
		"max_options": 20,
		"is_logic_subject": false,
		"comparisons": [],
		"allows_prefill": true,
		"allows_recall": false,
		"is_quantitative": false,
		"scale": 0,
		"has_ends": false,
		"max_length": 0,
		"allows_comment": false,
		"allows_randomizing": false,
		"advances_on_choice": false
	},
	"ranking": {
		"is_extra": true,
		"takes_answer": true,
		"is_hidden": false,
		"is_consent": false,
		"has_options": false,
		"has_rows": true,
		"ranks_rows": true,
		"has_pictures": false,
		"min_options": 0,
		"max_options": 0,
		"is_logic_subject": true,
		"comparisons": [
			"=",
			"!=",
			"<",
			">"
		],
		"allows_prefill": false,
		"allows_recall": false,
		"is_quantitative": true,
		"scale": 0,
		"has_ends": false,
		"max_length": 0,
		"allows_comment": false,
		"allows_randomizing": true,
		"advances_on_choice": false
	},
	"hidden": {
		"is_extra": true,
		"takes_answer": true,
		"is_hidden": true,
		"is_consent": false,
		"has_options": false,
		"has_rows": false,
		"ranks_rows": false,
		"has_pictures": false,
		"min_options": 0,
		"max_options": 0,
		"is_logic_subject": true,
		"comparisons": [
			"=",
			"!="
		],
		"allows_prefill": false,
		"allows_recall": true,
		"is_quantitative": false,
		"scale": 0,
		"has_ends": false,
		"max_length": 255,
		"allows_comment": false,
		"allows_randomizing": false,
		"advances_on_choice": false
	},
	"consent": {
		"is_extra": true,
		"takes_answer": true,
		"is_hidden": false,
		"is_consent": true,
		"has_options": true,
		"has_rows": false,
		"ranks_rows": false,
		"has_pictures": false,
		"min_options": 1,
		"max_options": 1,
		"is_logic_subject": true,
		"comparisons": [
			"="
		],
		"allows_prefill": false,
		"allows_recall": false,
		"is_quantitative": true,
		"scale": 0,
		"has_ends": false,
		"max_length": 0,
		"allows_comment": false,
		"allows_randomizing": false,
		"advances_on_choice": false
	},
	"slider": {
		"is_extra": true,
		"takes_answer": true,
		"is_hidden": false,
		"is_consent": false,
		"has_options": false,
		"has_rows": false,
		"ranks_rows": false,
		"has_pictures": false,
		"min_options": 0,
		"max_options": 0,
		"is_logic_subject": true,
		"comparisons": [
			"=",
			"!=",
			"<",
			">"
		],
		"allows_prefill": true,
		"allows_recall": true,
		"is_quantitative": true,
		"scale": 100,
		"has_ends": true,
		"max_length": 0,
		"allows_comment": true,
		"allows_randomizing": false,
		"advances_on_choice": false
	},
	"number": {
		"is_extra": true,
		"takes_answer": true,
		"is_hidden": false,
		"is_consent": false,
		"has_options": false,
		"has_rows": false,
		"ranks_rows": false,
		"has_pictures": false,
		"min_options": 0,
		"max_options": 0,
		"is_logic_subject": true,
		"comparisons": [
			"=",
			"!=",
			"<",
			">"
		],
		"allows_prefill": false,
		"allows_recall": true,
		"is_quantitative": true,
		"scale": 0,
		"has_ends": false,
		"max_length": 0,
		"allows_comment": true,
		"allows_randomizing": false,
		"advances_on_choice": false
	},
	"date": {
		"is_extra": true,
		"takes_answer": true,
		"is_hidden": false,
		"is_consent": false,
		"has_options": false,
		"has_rows": false,
		"ranks_rows": false,
		"has_pictures": false,
		"min_options": 0,
		"max_options": 0,
		"is_logic_subject": true,
		"comparisons": [
			"=",
			"!=",
			"<",
			">"
		],
		"allows_prefill": false,
		"allows_recall": true,
		"is_quantitative": true,
		"scale": 0,
		"has_ends": false,
		"max_length": 0,
		"allows_comment": true,
		"allows_randomizing": false,
		"advances_on_choice": false
	}
} as const;

export type QuestionType = keyof typeof QUESTION_TYPES;

/** Types that only the extended bundle draws, see widget/extended.d.ts. */
export type ExtendedType =
	| 'csat'
	| 'ces'
	| 'number-scale'
	| 'dropdown'
	| 'statement'
	| 'matrix'
	| 'ranking'
	| 'hidden'
	| 'consent'
	| 'slider'
	| 'number'
	| 'date';

interface Answering {
	scale?: number;
	max_length?: number;
	allows_comment?: boolean;
	advances_on_choice?: boolean;
}

/** Facts about answering each type: everything that a visitor's browser gets. 0 and false are left out. */
export const ANSWERING: Record< Exclude< QuestionType, ExtendedType >, Answering > = {
	"radio-button": {
		"allows_comment": true,
		"advances_on_choice": true
	},
	"checkbox": {
		"allows_comment": true
	},
	"image-radio": {
		"allows_comment": true,
		"advances_on_choice": true
	},
	"icon-choice": {
		"allows_comment": true,
		"advances_on_choice": true
	},
	"text": {
		"max_length": 200
	},
	"long-text": {
		"max_length": 400
	},
	"email": {
		"max_length": 254
	},
	"star-rating": {
		"scale": 5,
		"allows_comment": true,
		"advances_on_choice": true
	},
	"nps": {
		"scale": 10,
		"allows_comment": true,
		"advances_on_choice": true
	}
};

/** The same of types that only the extended bundle draws. */
export const EXTENDED_ANSWERING: Record< ExtendedType, Answering > = {
	"csat": {
		"scale": 5,
		"allows_comment": true,
		"advances_on_choice": true
	},
	"ces": {
		"scale": 7,
		"allows_comment": true,
		"advances_on_choice": true
	},
	"number-scale": {
		"scale": 10,
		"allows_comment": true,
		"advances_on_choice": true
	},
	"dropdown": {
		"allows_comment": true
	},
	"statement": {},
	"matrix": {},
	"ranking": {},
	"hidden": {
		"max_length": 255
	},
	"consent": {},
	"slider": {
		"scale": 100,
		"allows_comment": true
	},
	"number": {
		"allows_comment": true
	},
	"date": {
		"allows_comment": true
	}
};
