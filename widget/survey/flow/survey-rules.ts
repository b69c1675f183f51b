import type { WidgetSurvey } from '../../../src/contract/types';
import { questionsToAsk } from '../../shared/logic/logic';
import { isHidden } from '../question-types/extended/hidden';
import { findRedirect } from './redirect';
import type { Rules } from './session/session';

/** The decisions of a survey's own rules: which questions are asked, and where it redirects. */
export const surveyRules = ( survey: Pick< WidgetSurvey, 'thank_you' > ): Rules => ( {
	asked: EXTENDED
		? ( questions, values ) => {
				const ids = questionsToAsk( questions, values );
				return ids.filter( ( wanted ) =>
					questions.some( ( each ) => each.id === wanted && ! isHidden( each ) )
				);
			}
		: questionsToAsk,
	goesTo: ( values ) => ( IN_EDITION.redirects ? findRedirect( survey.thank_you, values ) : null ),
} );
