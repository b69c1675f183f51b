import type { ComponentType } from 'react';
import type { QuestionType } from '@/contract/question-types';
import type { FormQuestion } from '@/features/builder/draft/form/draft';
import type { PictureProps } from '@/features/builder/questions/options/pictures/picture-props';
import { email } from './email/builder';
import { iconChoice } from './icon-choice/builder';
import { imageRadio } from './image-radio/builder';

/** The type's own parts of the builder. */
export interface BuilderParts {
	/** Its own settings. */
	Settings?: ComponentType< { question: FormQuestion } >;
	/** The picture of an option. */
	Picture?: ComponentType< PictureProps >;
}

/** Types with parts of their own in the builder; others have only the common ones. */
export const BUILDER_PARTS: { readonly [ Type in QuestionType ]?: BuilderParts } = {
	email,
	...( IN_EDITION[ 'picture-question-types' ] ? { 'image-radio': imageRadio, 'icon-choice': iconChoice } : {} ),
};
