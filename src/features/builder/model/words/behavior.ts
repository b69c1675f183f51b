import { __, _n, sprintf } from '@wordpress/i18n';
import type { Behavior } from '@/contract/types';
import { formatNumber } from '@/lib/format';
import { locale } from '@/lib/locale';
import { daysIn, LEAP_YEAR, yearOfNext } from '../settings/days';

type EndDay = NonNullable< Behavior[ 'expire_at' ] >;

const DAY_BEFORE = -1;

export function timingInWords( { timing, timing_delay: delay }: Pick< Behavior, 'timing' | 'timing_delay' > ): string {
	switch ( timing ) {
		case 'immediate':
			return __( 'Immediately', 'userfeedback' );
		case 'delay':
			return delay === 0
				? __( 'Immediately', 'userfeedback' )
				: sprintf(
						/* translators: %s: a number */
						_n( 'After %s second', 'After %s seconds', delay, 'userfeedback' ),
						formatNumber( delay )
					);
		case 'before_abandon':
			return __( 'On exit intent', 'userfeedback' );
		case 'half_page':
			return __( 'After scrolling halfway', 'userfeedback' );
	}
}

export function displayLengthInWords( behavior: Pick< Behavior, 'display_length' | 'ask_again_days' > ): string {
	const { display_length: length, ask_again_days: days } = behavior;
	const words = lengthWords( length );
	return length === 'once' || days === 0
		? words
		: sprintf(
				/* translators: 1: how often a survey shows, such as "Until the visitor answers". 2: a number */
				_n(
					'%1$s; asks again %2$s day after being closed',
					'%1$s; asks again %2$s days after being closed',
					days,
					'userfeedback'
				),
				words,
				formatNumber( days )
			);
}

function lengthWords( length: Behavior[ 'display_length' ] ): string {
	switch ( length ) {
		case 'until_response':
			return __( 'Until the visitor answers', 'userfeedback' );
		case 'once':
			return __( 'Once per visitor', 'userfeedback' );
		case 'repeatedly':
			return __( 'Every time, answered or not', 'userfeedback' );
	}
}

export function runTimeInWords( {
	run_time: runTime,
	expire_at: end,
}: Pick< Behavior, 'run_time' | 'expire_at' > ): string {
	if ( runTime === 'indefinitely' ) {
		return __( 'As long as it’s published', 'userfeedback' );
	}
	return end === null
		? __( 'End date not chosen yet', 'userfeedback' )
		: /* translators: %s: a day, such as "31 December" */
			sprintf( __( 'Ends at the start of %s', 'userfeedback' ), dayInWords( end ) );
}

/** Returns the day before: a survey ends at the start of the chosen day, as on visitors' pages. */
export function lastDayInWords( end: EndDay, now: Date ): string {
	return written( dateOf( { ...end, year: end.year ?? yearOfNext( end, now ) }, DAY_BEFORE ), true );
}

/** Includes the year if the server has stored one. */
function dayInWords( end: EndDay ): string {
	return written( dateOf( end ), end.year !== null );
}

/** A day that its month lacks becomes the day after the month's last. */
function dateOf( { month, day, year }: EndDay, later = 0 ): number {
	const end = Math.min( day, daysIn( month, year ?? LEAP_YEAR ) + 1 );
	return Date.UTC( year ?? LEAP_YEAR, month - 1, end + later );
}

function written( date: number, hasYear: boolean ): string {
	const format: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', timeZone: 'UTC' };
	if ( hasYear ) {
		format.year = 'numeric';
	}
	return new Intl.DateTimeFormat( locale(), format ).format( date );
}
