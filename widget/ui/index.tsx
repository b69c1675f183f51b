import type { SurveyBundle } from '../loader/handover';
import { NO_VISIT } from '../flow/begun';
import { rulesOf } from '../flow/rules-of';
import { browserStore } from '../memory/store';
import { visitOf } from '../memory/visit';
import { livePort } from '../transport/live-port';
import { previewPort } from '../transport/preview-port';
import { mount } from './mount';
import { liveServices } from './services';

const bundle: SurveyBundle = {
	show: ( survey, manifest, place, onClose ) => {
		const port = manifest.preview ? previewPort : livePort( survey, liveServices( manifest ) );
		const visit = manifest.preview
			? NO_VISIT
			: visitOf(
					browserStore( () => sessionStorage ),
					survey.id
				);
		return mount( survey, manifest, port, place, onClose, visit, rulesOf( survey ) );
	},
	flush: ( manifest ) => void liveServices( manifest ).delivery.flush(),
};

window.UserFeedback = Object.assign( window.UserFeedback ?? {}, { _bundle: bundle } );
