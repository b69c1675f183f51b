import { pageApi } from '../shared/api/page-api';
import type { SurveyBundle } from '../shared/api/page-api';
import { mount } from './ui/mount/mount';
import { previewPort } from './transport/preview-port';
import { cleanAnswers } from './flow/flow';
import { surveyRules } from './flow/survey-rules';
import { visitStorage } from './memory/visit-storage';
import { livePort } from './transport/live-port';
import { cookies, liveServices, tabStorage, whenLate } from './services';
import { makeStage } from './stage';
import { NO_VISIT } from './flow/session/started-survey';

export const bundle: SurveyBundle = {
	...makeStage( ( survey, printed, place, onClose ) => {
		const manifest = survey.for_team ? { ...printed, preview: true } : printed; // Shown by its rules, but stores nothing.
		const visit = manifest.preview ? NO_VISIT : visitStorage( tabStorage, survey.cookie_name );
		const recorder =
			EXTENDED && IN_EDITION.behavior
				? pageApi()?._visits?.(
						survey,
						tabStorage,
						visit,
						cleanAnswers,
						( report ) => void liveServices( manifest ).report?.( survey, report ),
						manifest.visit
					)
				: undefined;
		const port = manifest.preview ? previewPort : livePort( survey, liveServices( manifest, recorder?.finished ) );
		if ( EXTENDED && IN_EDITION.behavior && survey.late ) {
			const { late } = survey;
			whenLate[ survey.id ] = () => void ( survey.thank_you = late ); // It has no redirect.
		}
		return mount( survey, manifest, port, place, onClose, recorder?.visit ?? visit, surveyRules( survey ) );
	} ),
	jar: cookies,
	flush: ( manifest ) => void liveServices( manifest ).delivery.flush(),
};
