import { __, _n, sprintf } from '@wordpress/i18n';
import type { Behavior } from '@/contract/types';
import { formatNumber } from '@/lib/format';
import { locale } from '@/lib/locale';
import { daysIn, LEAP_YEAR } from '../settings/days';

export function timingInWords( { timing, timing_delay: delay }: Pick< Behavior, 'timing' | 'timing_delay' > ): string {
	switch ( timing ) {
		case 'immediate':
			return __( 'At once', 'userfeedback' );
		case 'delay':
			return delay === 0
				? __( 'At once', 'userfeedback' )
				: sprintf(
						/* translators: %s: a number */
						_n( 'After %s second', 'After %s seconds', delay, 'userfeedback' ),
						formatNumber( delay )
					);
		case 'before_abandon':
			return __( 'Before the visitor leaves', 'userfeedback' );
		case 'half_page':
			return __( 'After half of the page was scrolled', 'userfeedback' );
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
					'%1$s; %2$s day after it was closed it asks again',
					'%1$s; %2$s days after it was closed it asks again',
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
			return __( 'Once for each visitor', 'userfeedback' );
		case 'repeatedly':
			return __( 'Again and again, answered or not', 'userfeedback' );
	}
}

export function runTimeInWords( {
	run_time: runTime,
	expire_at: end,
}: Pick< Behavior, 'run_time' | 'expire_at' > ): string {
	if ( runTime === 'indefinitely' ) {
		return __( 'For as long as it is published', 'userfeedback' );
	}
	return end === null
		? __( 'Until a day that is not chosen yet', 'userfeedback' )
		: /* translators: %s: a day, such as "31 December" */
			sprintf( __( 'Until %s', 'userfeedback' ), dayInWords( end ) );
}

/** With its year where the server has noted one. A day that its month does not have is the one after the month's last. */
function dayInWords( { month, day, year }: NonNullable< Behavior[ 'expire_at' ] > ): string {
	const end = Math.min( day, daysIn( month, year ?? LEAP_YEAR ) + 1 );
	const format: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', timeZone: 'UTC' };
	if ( year !== null ) {
		format.year = 'numeric';
	}
	return new Intl.DateTimeFormat( locale(), format ).format( Date.UTC( year ?? LEAP_YEAR, month - 1, end ) );
}
