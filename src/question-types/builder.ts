import type { ComponentType } from 'react';
import type { QuestionType } from '@/contract/question-types';
import type { FormQuestion } from '@/features/builder/draft/form/draft';
import type { FieldErrors } from '@/features/builder/draft/validation/field-errors';
import type { PictureProps } from '@/features/builder/questions/options/pictures/picture-props';
import { ces } from './ces/builder';
import { consent } from './consent/builder';
import { csat } from './csat/builder';
import { date } from './date/builder';
import { email } from './email/builder';
import { hidden } from './hidden/builder';
import { iconChoice } from './icon-choice/builder';
import { imageRadio } from './image-radio/builder';
import { matrix } from './matrix/builder';
import { nps } from './nps/builder';
import { numberScale } from './number-scale/builder';
import { number } from './number/builder';
import { ranking } from './ranking/builder';
import { slider } from './slider/builder';
import { statement } from './statement/builder';

/** The type's own parts of the builder. */
export interface BuilderParts {
	/** Returns label, placeholder, and help of its title, if that isn't a question. */
	title?: () => readonly [ string, string, string? ];
	/** Its own settings. */
	Settings?: ComponentType< { question: FormQuestion } >;
	/** The lowest and the highest value of its scale. */
	Range?: ComponentType< { question: FormQuestion } >;
	/** Its rows, each with the same options, or the items of a ranking. */
	Rows?: ComponentType< { question: FormQuestion; errors: FieldErrors } >;
	/** The editor of its options, if it isn't a list. */
	Options?: ComponentType< { question: FormQuestion; errors: FieldErrors } >;
	/** The picture of an option. */
	Picture?: ComponentType< PictureProps >;
	/** Returns its own labels for the lowest and highest value, which visitors see unless the owner has written others. */
	ends?: () => readonly [ string, string ];
}

/** Types with parts of their own in the builder; others have only the common ones. */
export const BUILDER_PARTS: { readonly [ Type in QuestionType ]?: BuilderParts } = {
	email,
	...( IN_EDITION[ 'extra-question-types' ]
		? {
				nps,
				csat,
				ces,
				'number-scale': numberScale,
				slider,
				number,
				date,
				statement,
				matrix,
				ranking,
				hidden,
				consent,
			}
		: {} ),
	...( IN_EDITION[ 'picture-question-types' ] ? { 'image-radio': imageRadio, 'icon-choice': iconChoice } : {} ),
};
