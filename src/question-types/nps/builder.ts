import { __ } from '@wordpress/i18n';
import type { BuilderParts } from '../builder';

export const nps: BuilderParts = {
	ends: () => [ __( 'Not Likely', 'userfeedback' ), __( 'Extremely Likely', 'userfeedback' ) ],
};
