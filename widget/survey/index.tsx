import { handOver } from '../shared/api/handover';
import type { SurveyBundle } from '../shared/api/handover';
import { NO_VISIT } from './flow/session/begun';
import { rulesOf } from './flow/rules-of';
import { visitOf } from './memory/visit';
import { livePort } from './transport/live-port';
import { previewPort } from './transport/preview-port';
import { mount } from './ui/mount/mount';
import { cookies, liveServices, tab } from './services';
import { emptyStage } from './stage';

const bundle: SurveyBundle = {
	...emptyStage( ( survey, printed, place, onClose ) => {
		const manifest = survey.for_team ? { ...printed, preview: true } : printed; // Shown by its rules, but stores nothing.
		const port = manifest.preview ? previewPort : livePort( survey, liveServices( manifest ) );
		const visit = manifest.preview ? NO_VISIT : visitOf( tab, survey.cookie_name );
		return mount( survey, manifest, port, place, onClose, visit, rulesOf( survey ) );
	} ),
	jar: cookies,
	flush: ( manifest ) => void liveServices( manifest ).delivery.flush(),
};

handOver( { _bundle: bundle } );
