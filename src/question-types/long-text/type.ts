import { __ } from '@wordpress/i18n';
import type { TypeInfo } from '../types';

export const longText: TypeInfo = {
	label: () => __( 'Long text', 'userfeedback' ),
};
