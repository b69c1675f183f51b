import type { SurveyTemplate } from '@/contract/types';
import { newId } from '@/lib/new-id';
import type { SurveyForm } from '@/features/builder/draft/form/draft';
import { blankForm } from '@/features/builder/draft/form/new-draft';
import { perform } from '@/features/builder/draft/operations/operations';
import { templateOperation } from '../template-operation';

/** Short, starts with taps, and in every edition. */
const SAMPLE = 'website-visit';

export function sampleOf( templates: readonly SurveyTemplate[] ): SurveyTemplate | undefined {
	return templates.find( ( { key } ) => key === SAMPLE );
}

/** Returns an unsaved survey of it. */
export function sampleForm( sample: SurveyTemplate ): SurveyForm {
	const blank = blankForm( newId() );
	return { ...blank, draft: perform( blank.draft, templateOperation( sample ) ).draft };
}
