import type { WidgetSurvey } from '../../src/contract/types';
import { asked } from './logic';
import { redirectOf } from './redirect';
import type { Rules } from './session/session';

/** What a survey's own rules decide on the way through it: which questions are asked, and where it leads to. */
export const rulesOf = ( survey: Pick< WidgetSurvey, 'thank_you' > ): Rules => ( {
	asked,
	goesTo: ( values ) => ( IN_EDITION.redirects ? redirectOf( survey.thank_you, values ) : null ),
} );
