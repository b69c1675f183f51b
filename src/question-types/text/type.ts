import { __ } from '@wordpress/i18n';
import type { TypeInfo } from '../types';

export const text: TypeInfo = {
	label: () => __( 'Short text', 'userfeedback' ),
};
