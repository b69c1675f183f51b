// Made by `npm run contract` from includes/Contract. Do not edit.
export const QUESTION_TYPES = {
	"radio-button": {
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

export type QuestionType = keyof typeof QUESTION_TYPES;
