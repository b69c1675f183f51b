import type { SurveyTemplate } from '@/contract/types';

const OFFERED = 3;

/** The first that the site can use now, in the server's order; of a locked one it tells no questions, and a blank one has none. */
export function offered( templates: readonly SurveyTemplate[] ): SurveyTemplate[] {
	return templates.filter( ( { config } ) => config.questions.length > 0 ).slice( 0, OFFERED );
}
