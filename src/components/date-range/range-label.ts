import { __ } from '@wordpress/i18n';
import { formatDay, formatShortDay } from '@/lib/format';
import { type DateRange, daysOf, type Preset } from '@/lib/date-range/date-range';
import { sprintf } from '@/lib/labels/sprintf';

/** A preset with the days that it means today. */
export function rangeLabel( range: DateRange, today: string, weekStart: number ): string {
	if ( range.preset === null ) {
		return daysLabel( range.from, range.to );
	}
	const { from, to } = daysOf( range, today, weekStart );
	if ( from !== undefined && from === to ) {
		/* translators: 1: name of a date range ("Today"), 2: its day ("Nov 21") */
		return sprintf( __( '%1$s · %2$s', 'userfeedback' ), presetLabel( range.preset ), formatShortDay( from ) );
	}
	if ( from === undefined || to === undefined ) {
		return presetLabel( range.preset );
	}
	/* translators: 1: name of a date range ("Last 30 Days"), 2: its days ("Oct 23 – Nov 21") */
	return sprintf( __( '%1$s · %2$s', 'userfeedback' ), presetLabel( range.preset ), shortDaysLabel( from, to ) );
}

/** Days from and to which something is; one day is named once. */
export function daysLabel( from: string, to: string ): string {
	return between( from, to, formatDay );
}

/** The same without years. */
export function shortDaysLabel( from: string, to: string ): string {
	return between( from, to, formatShortDay );
}

function between( from: string, to: string, format: ( day: string ) => string ): string {
	if ( from === to ) {
		return format( from );
	}
	/* translators: 1: first day, 2: last day */
	return sprintf( __( '%1$s – %2$s', 'userfeedback' ), format( from ), format( to ) );
}

export function presetLabel( preset: Preset ): string {
	switch ( preset ) {
		case 'today':
			return __( 'Today', 'userfeedback' );
		case 'yesterday':
			return __( 'Yesterday', 'userfeedback' );
		case 'last-week':
			return __( 'Last Week', 'userfeedback' );
		case 'last-month':
			return __( 'Last Month', 'userfeedback' );
		case 'last-quarter':
			return __( 'Last Quarter', 'userfeedback' );
		case 'last-year':
			return __( 'Last Year', 'userfeedback' );
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
