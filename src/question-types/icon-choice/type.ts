import { __ } from '@wordpress/i18n';
import type { TypeInfo } from '../types';

export const iconChoice: TypeInfo = {
	label: () => __( 'Icon choice', 'userfeedback' ),
};
