import { __ } from '@wordpress/i18n';
import type { TypeInfo } from '../types';

export const hidden: TypeInfo = {
	isPrivate: true,
	label: () => __( 'Hidden field', 'userfeedback' ),
};
