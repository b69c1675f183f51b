import { __ } from '@wordpress/i18n';
import type { TypeInfo } from '../types';

export const radioButton: TypeInfo = {
	label: () => __( 'Radio buttons', 'userfeedback' ),
};
