import type { SurveyTemplate } from '@/contract/types';

const OFFERED = 3;

/** Returns the first ones that the site can use now, in the server's order; locked ones and the blank one have no questions. */
export function suggestedTemplates( templates: readonly SurveyTemplate[] ): SurveyTemplate[] {
	return templates.filter( ( { config } ) => config.questions.length > 0 ).slice( 0, OFFERED );
}
