import type { WidgetSurvey } from '../../../src/contract/types';
import { questionsToAsk } from '../../shared/logic/logic';
import { findRedirect } from './redirect';
import type { Rules } from './session/session';

/** The decisions of a survey's own rules: which questions are asked, and where it redirects. */
export const surveyRules = ( survey: Pick< WidgetSurvey, 'thank_you' > ): Rules => ( {
	asked: questionsToAsk,
	goesTo: ( values ) => ( IN_EDITION.redirects ? findRedirect( survey.thank_you, values ) : null ),
} );
