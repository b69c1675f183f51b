import { __ } from '@wordpress/i18n';
import type { TypeInfo } from '../types';

export const date: TypeInfo = {
	label: () => __( 'Date', 'userfeedback' ),
	isDate: true,
};
