import { __ } from '@wordpress/i18n';
import type { TypeInfo } from '../types';

export const number: TypeInfo = {
	label: () => __( 'Number', 'userfeedback' ),
	isNumber: true,
};
