import { formatDay, formatMonth } from '@/lib/format';

/** Returns a date, or a month of a chart, as people write it; other values unchanged. */
export function dateText( value: string ): string {
	return /^\d{4}-\d\d-\d\d$/.test( value )
		? formatDay( value )
		: /^\d{4}-\d\d$/.test( value )
			? formatMonth( value )
			: value;
}
