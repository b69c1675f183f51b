import type { SurveyTemplate } from '@/contract/types';
import { newId } from '@/lib/new-id';
import type { SurveyForm } from '../form/draft';
import { blankForm } from '../form/new';
import { perform } from '../operations/operations';
import { startFrom } from './start-from';

/** Short, asks by taps first, and every edition has it. */
const SAMPLE = 'website-visit';

export function sampleOf( templates: readonly SurveyTemplate[] ): SurveyTemplate | undefined {
	return templates.find( ( { key } ) => key === SAMPLE );
}

/** A survey of it that nobody has saved. */
export function sampleForm( sample: SurveyTemplate ): SurveyForm {
	const blank = blankForm( newId() );
	return { ...blank, draft: perform( blank.draft, startFrom( sample ) ).draft };
}
