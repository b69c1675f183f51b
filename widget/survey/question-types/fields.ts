import type { JSX } from 'preact';
import type { WidgetQuestion } from '../../../src/contract/types';
import type { ExtendedType, QuestionType } from '../../../src/contract/question-types';
import type { FieldProps } from '../ui/view';
import { ChoiceField } from './choice';
import { EmailField } from './email/email';
import { ConsentField } from './extended/consent';
import { ScaleField } from './scale';
import { StatementField } from './extended/statement';
import { TextField } from './text';

/** A survey with features that its edition lacks isn't shown on a page. */
const SCALE = IN_EDITION[ 'extra-question-types' ] ? ScaleField : TextField;
const STATEMENT = IN_EDITION[ 'extra-question-types' ] ? StatementField : TextField;

type Fields< Type extends QuestionType > = Record< Type, ( props: FieldProps ) => JSX.Element >;

const OWN: Fields< Exclude< QuestionType, ExtendedType > > = {
	'radio-button': ChoiceField,
	checkbox: ChoiceField,
	'image-radio': ChoiceField,
	'icon-choice': ChoiceField,
	text: TextField,
	'long-text': TextField,
	email: EmailField,
	'star-rating': SCALE,
	nps: SCALE,
};

const EXTENDED_FIELDS: Partial< Fields< ExtendedType > > = {
	statement: STATEMENT,
	consent: IN_EDITION[ 'extra-question-types' ] ? ConsentField : TextField,
	hidden: STATEMENT, // Only in the builder's preview.
	// The full edition has a script in on-demand/ for each of these, which adds it.
	...( IN_EDITION[ 'extra-question-types' ]
		? {}
		: {
				date: TextField,
				dropdown: ChoiceField,
				matrix: TextField,
				number: TextField,
				ranking: TextField,
				slider: TextField,
			} ),
	csat: SCALE,
	ces: SCALE,
	'number-scale': SCALE,
};

/** How each type is rendered and answered. */
export const FIELDS = ( EXTENDED ? { ...OWN, ...EXTENDED_FIELDS } : OWN ) as Fields< QuestionType >;

/** False for a text between questions, which has nothing to skip. */
export const takesAnswer = ( { type }: WidgetQuestion ): boolean => FIELDS[ type ] !== StatementField;

/** False for a type of another plugin whose script hasn't loaded. */
export const isKnown = ( { type }: WidgetQuestion ): boolean => type in FIELDS;
