import { __ } from '@wordpress/i18n';
import type { BuilderParts } from '../builder';

export const csat: BuilderParts = {
	ends: () => [ __( 'Very dissatisfied', 'userfeedback' ), __( 'Very satisfied', 'userfeedback' ) ],
};
