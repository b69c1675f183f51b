import { __ } from '@wordpress/i18n';
import type { TypeInfo } from '../types';

export const matrix: TypeInfo = {
	label: () => __( 'Matrix', 'userfeedback' ),
};
