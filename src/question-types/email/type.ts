import { __ } from '@wordpress/i18n';
import type { TypeInfo } from '../types';

export const email: TypeInfo = {
	label: () => __( 'Email', 'userfeedback' ),
	isPrivate: true,
};
