import { __, _n } from '@wordpress/i18n';
import type { Settings } from '@/contract/types';
import { addDays } from '@/lib/date-range/date-range';
import { todayIn } from '@/lib/date-range/today';
import { formatNumber } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';

type Retention = Settings[ 'response_retention' ];

export const RETENTIONS: readonly Retention[] = [ 'forever', '30', '90', '180', '365', '730' ];

export function retentionLabel( value: Retention ): string {
	switch ( value ) {
		case 'forever':
			return __( 'Until you delete them', 'userfeedback' );
		case '365':
			return __( '1 year', 'userfeedback' );
		case '730':
			return __( '2 years', 'userfeedback' );
		default:
			return daysLabel( value );
	}
}

export const LOG_DAYS: readonly Settings[ 'delivery_log_days' ][] = [ '7', '14', '30', '90' ];

export function daysLabel( days: string ): string {
	return sprintf(
		/* translators: %s: number of days */
		_n( '%s day', '%s days', Number( days ), 'userfeedback' ),
		formatNumber( Number( days ) )
	);
}

/** Returns the first day whose responses tonight's cleanup keeps, in site time; null if all are kept. */
export function firstKeptDay( value: Retention, timeZone: string ): string | null {
	return value === 'forever' ? null : addDays( todayIn( timeZone ), -Number( value ) );
}
