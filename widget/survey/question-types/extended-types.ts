import { ANSWERING, EXTENDED_ANSWERING } from '../../../src/contract/question-types';
import { ChoiceField } from './choice';
import { FIELDS } from './fields';
import { ScaleField } from './scale';

/** Adds the types that only the extended bundle draws. */
Object.assign( ANSWERING, EXTENDED_ANSWERING );
Object.assign( FIELDS, {
	dropdown: ChoiceField,
	csat: ScaleField,
	ces: ScaleField,
	'number-scale': ScaleField,
} satisfies Partial< typeof FIELDS > );
