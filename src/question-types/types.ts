import { QUESTION_TYPES, type QuestionType } from '@/contract/question-types';
import type { AddedQuestionType, AnswerCondition, Boot, QuestionConfig } from '@/contract/types';
import { ces } from './ces/type';
import { checkbox } from './checkbox/type';
import { csat } from './csat/type';
import { dropdown } from './dropdown/type';
import { consent } from './consent/type';
import { date } from './date/type';
import { email } from './email/type';
import { hidden } from './hidden/type';
import { iconChoice } from './icon-choice/type';
import { imageRadio } from './image-radio/type';
import { longText } from './long-text/type';
import { matrix } from './matrix/type';
import { nps } from './nps/type';
import { number } from './number/type';
import { numberScale } from './number-scale/type';
import { radioButton } from './radio-button/type';
import { ranking } from './ranking/type';
import { slider } from './slider/type';
import { starRating } from './star-rating/type';
import { scoresUpTo } from './scores';
import { statement } from './statement/type';
import { text } from './text/type';

/** Properties of a question type that most screens need, in addition to the contract's. */
export interface TypeInfo {
	/** A function, because translations are available only after WordPress has set them up. */
	label: () => string;
	/** Returns the possible scores in ascending order, if answers are numbers. */
	scores?: ( question: { config: Omit< QuestionConfig, 'options' > } ) => readonly number[];
	/** True if an answer can consist of several options. */
	isMultiple?: true;
	/** True if answers are typed numbers: any number is possible. */
	isNumber?: true;
	/** True if an answer is an item's number in an order. */
	isRank?: true;
	/** True if answers are dates. */
	isDate?: true;
	/** True if it belongs to another plugin, which is inactive. */
	isInactive?: true;
	/** True if answers may be personal data, in which no themes are searched. */
	isPrivate?: true;
}

export const TYPES: Readonly< Record< QuestionType, TypeInfo > > = {
	'radio-button': radioButton,
	checkbox,
	dropdown,
	'image-radio': imageRadio,
	'icon-choice': iconChoice,
	text,
	'long-text': longText,
	email,
	'star-rating': starRating,
	nps,
	csat,
	ces,
	'number-scale': numberScale,
	matrix,
	ranking,
	statement,
	hidden,
	consent,
	slider,
	number,
	date,
};

/** Adds question types of other plugins to ours. */
export function addQuestionTypes( added: readonly AddedQuestionType[] ): void {
	for ( const {
		name,
		label,
		is_active: isActive,
		is_multiple: isMultiple,
		is_numeric: isNumeric,
		...facts
	} of added ) {
		const info: TypeInfo = {
			label: () => label,
			...( isActive ? {} : { isInactive: true } ),
			...( isMultiple ? { isMultiple } : {} ),
			...( isNumeric && facts.scale > 0 ? { scores: () => scoresUpTo( facts.scale ) } : {} ),
		};
		Object.assign( QUESTION_TYPES, { [ name ]: facts } );
		Object.assign( TYPES, { [ name ]: info } );
	}
}

// Here, because screens list the types as soon as their code loads.
addQuestionTypes( ( Reflect.get( globalThis, 'userfeedback' ) as Boot | undefined )?.question_types ?? [] );

export function questionTypeLabel( type: QuestionType ): string {
	return TYPES[ type ].label();
}

/** Returns how a filter compares answers. */
export function filterKind( type: QuestionType ): 'between' | 'chose' | 'contains' {
	return TYPES[ type ].scores || isTypedValue( type )
		? 'between'
		: QUESTION_TYPES[ type ].is_quantitative
			? 'chose'
			: 'contains';
}

/** True if answers are typed numbers or dates: values that are ordered, but not known in advance. */
export function isTypedValue( type: QuestionType ): boolean {
	const { isNumber, isDate } = TYPES[ type ];
	return isNumber === true || isDate === true;
}

/** Returns the filter for one value of a chart. */
export function filterByValue( type: QuestionType, id: string, value: string ): AnswerCondition {
	if ( TYPES[ type ].isDate ) {
		return { question_id: id, is: 'between', from: value, to: value };
	}
	return filterKind( type ) === 'between'
		? { question_id: id, is: 'between', min: Number( value ), max: Number( value ) }
		: { question_id: id, is: 'chose', values: [ value ] };
}
