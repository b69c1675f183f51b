import { __ } from '@wordpress/i18n';
import type { TypeInfo } from '../types';

export const consent: TypeInfo = {
	label: () => __( 'Consent', 'userfeedback' ),
};
