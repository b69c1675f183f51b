import { __ } from '@wordpress/i18n';
import type { TypeInfo } from '../types';

export const checkbox: TypeInfo = {
	label: () => __( 'Checkboxes', 'userfeedback' ),
	isMultiple: true,
};
