import { __ } from '@wordpress/i18n';
import type { BuilderParts } from '../builder';

export const ces: BuilderParts = {
	ends: () => [ __( 'Strongly disagree', 'userfeedback' ), __( 'Strongly agree', 'userfeedback' ) ],
};
