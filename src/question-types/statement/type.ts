import { __ } from '@wordpress/i18n';
import type { TypeInfo } from '../types';

export const statement: TypeInfo = {
	label: () => __( 'Statement', 'userfeedback' ),
};
