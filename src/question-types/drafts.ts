import { LIMITS } from '@/contract/limits';
import { QUESTION_TYPES, type QuestionType } from '@/contract/question-types';
import type { PicturedOption, QuestionConfig } from '@/contract/types';
import { date, dateFaults } from './date/draft';
import { iconChoice } from './icon-choice/draft';
import { imageRadio } from './image-radio/draft';
import { newRow } from './matrix/rows';
import { number, numberFaults } from './number/draft';
import { slider, sliderFaults } from './slider/draft';
import { TYPES } from './types';

/** Pictures of a new option. */
export const NEW_PICTURES: { readonly [ Type in QuestionType ]?: Pick< PicturedOption, 'image' | 'icon' > } = {
	'image-radio': imageRadio,
	'icon-choice': iconChoice,
};

type Limited = Pick< QuestionConfig, 'min' | 'max' | 'step' | 'min_date' | 'max_date' >;

/** Config of a new question, in addition to its options. */
export const NEW_CONFIG: { readonly [ Type in QuestionType ]?: () => Limited & Pick< QuestionConfig, 'rows' > } = {
	'number-scale': () => ( { min: 0, max: LIMITS.NUMBER_SCALE } ),
	slider: () => slider,
	number: () => number,
	date: () => date,
	matrix: () => ( { rows: [ newRow(), newRow() ] } ),
	ranking: () => ( { rows: [ newRow(), newRow(), newRow() ] } ),
};

/** Returns what is wrong with limits, by path in the question. */
export const CONFIG_FAULTS: { readonly [ Type in QuestionType ]?: ( config: Limited ) => Record< string, string > } = {
	slider: sliderFaults,
	number: numberFaults,
	date: dateFaults,
};

/** True if respondents type their answers, so that any text is possible. */
export function isTyped( type: QuestionType ): boolean {
	const { takes_answer: takesAnswer, has_options: hasOptions } = QUESTION_TYPES[ type ];
	return takesAnswer && ! TYPES[ type ].scores && ! hasOptions;
}
