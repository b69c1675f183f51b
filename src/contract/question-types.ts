// Made by `npm run contract` from includes/Contract. Do not edit.
export const QUESTION_TYPES = {
	"radio-button": {
		"is_extra": false,
		"has_options": true,
		"has_pictures": false,
		"min_options": 2,
		"is_logic_subject": true,
		"is_quantitative": true,
		"scale": 0,
		"max_length": 0,
		"allows_comment": true,
		"advances_on_choice": true
	},
	"checkbox": {
		"is_extra": false,
		"has_options": true,
		"has_pictures": false,
		"min_options": 1,
		"is_logic_subject": true,
		"is_quantitative": true,
		"scale": 0,
		"max_length": 0,
		"allows_comment": true,
		"advances_on_choice": false
	},
	"image-radio": {
		"is_extra": true,
		"has_options": true,
		"has_pictures": true,
		"min_options": 2,
		"is_logic_subject": false,
		"is_quantitative": true,
		"scale": 0,
		"max_length": 0,
		"allows_comment": true,
		"advances_on_choice": true
	},
	"icon-choice": {
		"is_extra": true,
		"has_options": true,
		"has_pictures": true,
		"min_options": 2,
		"is_logic_subject": false,
		"is_quantitative": true,
		"scale": 0,
		"max_length": 0,
		"allows_comment": true,
		"advances_on_choice": true
	},
	"text": {
		"is_extra": false,
		"has_options": false,
		"has_pictures": false,
		"min_options": 0,
		"is_logic_subject": false,
		"is_quantitative": false,
		"scale": 0,
		"max_length": 200,
		"allows_comment": false,
		"advances_on_choice": false
	},
	"long-text": {
		"is_extra": false,
		"has_options": false,
		"has_pictures": false,
		"min_options": 0,
		"is_logic_subject": false,
		"is_quantitative": false,
		"scale": 0,
		"max_length": 400,
		"allows_comment": false,
		"advances_on_choice": false
	},
	"email": {
		"is_extra": false,
		"has_options": false,
		"has_pictures": false,
		"min_options": 0,
		"is_logic_subject": false,
		"is_quantitative": false,
		"scale": 0,
		"max_length": 254,
		"allows_comment": false,
		"advances_on_choice": false
	},
	"star-rating": {
		"is_extra": true,
		"has_options": false,
		"has_pictures": false,
		"min_options": 0,
		"is_logic_subject": true,
		"is_quantitative": true,
		"scale": 5,
		"max_length": 0,
		"allows_comment": true,
		"advances_on_choice": true
	},
	"nps": {
		"is_extra": true,
		"has_options": false,
		"has_pictures": false,
		"min_options": 0,
		"is_logic_subject": true,
		"is_quantitative": true,
		"scale": 10,
		"max_length": 0,
		"allows_comment": true,
		"advances_on_choice": true
	}
} as const;

/** What answering asks of a type: all of it that a visitor's browser is sent. */
export const ANSWERING = {
	"radio-button": {
		"has_options": true,
		"scale": 0,
		"max_length": 0,
		"allows_comment": true,
		"advances_on_choice": true
	},
	"checkbox": {
		"has_options": true,
		"scale": 0,
		"max_length": 0,
		"allows_comment": true,
		"advances_on_choice": false
	},
	"image-radio": {
		"has_options": true,
		"scale": 0,
		"max_length": 0,
		"allows_comment": true,
		"advances_on_choice": true
	},
	"icon-choice": {
		"has_options": true,
		"scale": 0,
		"max_length": 0,
		"allows_comment": true,
		"advances_on_choice": true
	},
	"text": {
		"has_options": false,
		"scale": 0,
		"max_length": 200,
		"allows_comment": false,
		"advances_on_choice": false
	},
	"long-text": {
		"has_options": false,
		"scale": 0,
		"max_length": 400,
		"allows_comment": false,
		"advances_on_choice": false
	},
	"email": {
		"has_options": false,
		"scale": 0,
		"max_length": 254,
		"allows_comment": false,
		"advances_on_choice": false
	},
	"star-rating": {
		"has_options": false,
		"scale": 5,
		"max_length": 0,
		"allows_comment": true,
		"advances_on_choice": true
	},
	"nps": {
		"has_options": false,
		"scale": 10,
		"max_length": 0,
		"allows_comment": true,
		"advances_on_choice": true
	}
} as const;

export type QuestionType = keyof typeof QUESTION_TYPES;
