import type { JSX } from 'preact';
import type { WidgetQuestion } from '../../../src/contract/types';
import type { BasicQuestionType, QuestionType } from '../../../src/contract/question-types';
import type { FieldProps } from '../ui/view';
import { ChoiceField } from './choice';
import { EmailField } from './email';
import { ScaleField } from './scale';
import { TextField } from './text';

/** A survey with features that its edition lacks isn't shown on a page. */
const SCALE = IN_EDITION[ 'extra-question-types' ] ? ScaleField : TextField;

type Field = ( props: FieldProps ) => JSX.Element;

const BASIC: Record< BasicQuestionType, Field > = {
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

/** How each type is rendered and answered. Other bundles add to it. */
export const FIELDS = BASIC as Record< QuestionType, Field >;

/** False for a type of another plugin whose script hasn't loaded. */
export const isKnown = ( { type }: WidgetQuestion ): boolean => type in FIELDS;
