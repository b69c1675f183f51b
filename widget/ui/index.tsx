import type { SurveyBundle } from '../loader/handover';
import { livePort } from '../transport/live-port';
import { previewPort } from '../transport/preview-port';
import { mount } from './mount';
import { liveServices } from './services';

const bundle: SurveyBundle = {
	show: ( survey, manifest, place, onClose ) => {
		const port = manifest.preview ? previewPort : livePort( survey, liveServices( manifest ) );
		return mount( survey, manifest, port, place, onClose );
	},
	flush: ( manifest ) => void liveServices( manifest ).delivery.flush(),
};

window.UserFeedback = Object.assign( window.UserFeedback ?? {}, { _bundle: bundle } );
