import type { JSX } from 'preact';
import type { WidgetQuestion } from '../../../src/contract/types';
import type { ExtendedType, QuestionType } from '../../../src/contract/question-types';
import type { FieldProps } from '../ui/view';
import { ChoiceField } from './choice/choice';
import { EmailField } from './email/email';
import { ConsentField } from './extended/consent';
import { DateField, dateFormat } from './extended/date';
import { NumberField, numberFormat } from './extended/number';
import { SliderField } from './extended/Slider';
import { FORMATS } from './faults';
import { MatrixField } from './matrix/matrix';
import { matrixFormat, rankingFormat } from './matrix/matrix-answers';
import { RankingField } from './matrix/ranking';
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

const EXTENDED_FIELDS: Fields< ExtendedType > = {
	statement: STATEMENT,
	consent: IN_EDITION[ 'extra-question-types' ] ? ConsentField : TextField,
	hidden: STATEMENT, // Only in the builder's preview.
	matrix: IN_EDITION[ 'extra-question-types' ] ? MatrixField : TextField,
	ranking: IN_EDITION[ 'extra-question-types' ] ? RankingField : TextField,
	dropdown: ChoiceField,
	csat: SCALE,
	ces: SCALE,
	'number-scale': SCALE,
	slider: IN_EDITION[ 'extra-question-types' ] ? SliderField : TextField,
	number: IN_EDITION[ 'extra-question-types' ] ? NumberField : TextField,
	date: IN_EDITION[ 'extra-question-types' ] ? DateField : TextField,
};

if ( EXTENDED && IN_EDITION[ 'extra-question-types' ] ) {
	FORMATS.number = numberFormat;
	FORMATS.date = dateFormat;
	FORMATS.matrix = matrixFormat;
	FORMATS.ranking = rankingFormat;
}

/** How each type is rendered and answered. */
export const FIELDS = ( EXTENDED ? { ...OWN, ...EXTENDED_FIELDS } : OWN ) as Fields< QuestionType >;

/** False for a text between questions, which has nothing to skip. */
export const takesAnswer = ( { type }: WidgetQuestion ): boolean => FIELDS[ type ] !== StatementField;

/** False for a type of another plugin whose script hasn't loaded. */
export const isKnown = ( { type }: WidgetQuestion ): boolean => type in FIELDS;
