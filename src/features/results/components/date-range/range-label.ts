import { __, sprintf } from '@wordpress/i18n';
import { formatDay } from '@/lib/format';
import type { DateRange, Preset } from '@/features/results/model/date-range';

export function rangeLabel( range: DateRange ): string {
	return range.preset === null
		? /* translators: 1: first day, 2: last day */ sprintf(
				__( '%1$s – %2$s', 'userfeedback' ),
				formatDay( range.from ),
				formatDay( range.to )
			)
		: presetLabel( range.preset );
}

export function presetLabel( preset: Preset ): string {
	switch ( preset ) {
		case 'last-7-days':
			return __( 'Last 7 Days', 'userfeedback' );
		case 'last-30-days':
			return __( 'Last 30 Days', 'userfeedback' );
		case 'last-90-days':
			return __( 'Last 90 Days', 'userfeedback' );
		case 'all-time':
			return __( 'All time', 'userfeedback' );
	}
}
