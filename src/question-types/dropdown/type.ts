import { __ } from '@wordpress/i18n';
import type { TypeInfo } from '../types';

export const dropdown: TypeInfo = {
	label: () => __( 'Drop-down', 'userfeedback' ),
};
