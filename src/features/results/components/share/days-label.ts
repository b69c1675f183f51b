import { __ } from '@wordpress/i18n';
import type { Share } from '@/contract/types';

export const DAYS = [ 'all', '90', '30', '7' ] as const;

/** Label of the days that a link shows, counted back from the day it is opened. */
export function daysLabel( days: Share[ 'days' ] ): string {
	switch ( days ) {
		case 'all':
			return __( 'All time', 'userfeedback' );
		case '90':
			return __( 'Last 90 Days', 'userfeedback' );
		case '30':
			return __( 'Last 30 Days', 'userfeedback' );
		case '7':
			return __( 'Last 7 Days', 'userfeedback' );
	}
}
