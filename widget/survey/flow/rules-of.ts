import type { WidgetSurvey } from '../../../src/contract/types';
import { asked } from '../../shared/logic/logic';
import { redirectOf } from './redirect';
import type { Rules } from './session/session';

/** The decisions of a survey's own rules: which questions are asked, and where it redirects. */
export const rulesOf = ( survey: Pick< WidgetSurvey, 'thank_you' > ): Rules => ( {
	asked,
	goesTo: ( values ) => ( IN_EDITION.redirects ? redirectOf( survey.thank_you, values ) : null ),
} );
