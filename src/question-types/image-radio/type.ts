import { __ } from '@wordpress/i18n';
import type { TypeInfo } from '../types';

export const imageRadio: TypeInfo = {
	label: () => __( 'Image choice', 'userfeedback' ),
};
