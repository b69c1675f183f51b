import { __, _n } from '@wordpress/i18n';
import type { Behavior } from '@/contract/types';
import { formatNumber } from '@/lib/format';
import { quotasOf } from '@/features/builder/draft/logic/quota-edits';
import { spreadDays } from '@/features/builder/draft/targeting/gate';
import { sprintf } from '@/lib/labels/sprintf';
import { locale } from '@/lib/locale';
import { daysIn, yearOfNext } from '../draft/schedule/days';

type EndDay = NonNullable< Behavior[ 'expire_at' ] >;

export function timingInWords( { timing, timing_delay: delay }: Pick< Behavior, 'timing' | 'timing_delay' > ): string {
	switch ( timing ) {
		case 'immediate':
			return __( 'When the page loads', 'userfeedback' );
		case 'delay':
			return delay === 0
				? __( 'When the page loads', 'userfeedback' )
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
		: /* translators: %s: a day, such as "30 December 2026" */
			sprintf( __( 'Last shown on %s', 'userfeedback' ), lastDayInWords( end, new Date() ) );
}

/** Returns nothing without a limit. */
export function limitInWords( behavior: Pick< Behavior, 'max_responses' | 'spread_days' > ): string[] {
	const limit = behavior.max_responses ?? null; // A draft that this browser kept may be older.
	const days = spreadDays( behavior );
	if ( limit === null ) {
		return [];
	}
	const words = sprintf(
		/* translators: %s: a number */
		_n( 'Stops at %s response', 'Stops at %s responses', limit, 'userfeedback' ),
		formatNumber( limit )
	);
	return [
		days === null
			? words
			: sprintf(
					/* translators: 1: a limit, such as "Stops at 300 responses". 2: a number */
					_n( '%1$s, spread over %2$s day', '%1$s, spread over %2$s days', days, 'userfeedback' ),
					words,
					formatNumber( days )
				),
	];
}

/** Returns nothing without quotas. */
export function quotasInWords( behavior: Behavior ): string[] {
	const { length } = quotasOf( { behavior } );
	/* translators: %s: a number */
	const text = _n( '%s quota', '%s quotas', length, 'userfeedback' );
	return length === 0 ? [] : [ sprintf( text, formatNumber( length ) ) ];
}

/** Returns nothing if it is off. */
export function dropOffInWords( {
	drop_off: isOn,
	keep_partial: keeps,
	keep_partial_text: keepsText,
}: Behavior ): string[] {
	const text = keepsText
		? __( 'Recording where visitors leave, and keeping unfinished responses with typed text', 'userfeedback' )
		: __( 'Recording where visitors leave, and keeping unfinished responses', 'userfeedback' );
	const words = keeps ? text : __( 'Recording where visitors leave', 'userfeedback' );
	return isOn ? [ words ] : [];
}

/** Returns the day before: a survey ends at the start of the chosen day, as on visitors' pages. */
export function lastDayInWords( end: EndDay, now: Date ): string {
	const year = end.year ?? yearOfNext( end, now );
	const day = Math.min( end.day, daysIn( end.month, year ) + 1 ); // A day that its month lacks is the one after the month's last.
	return new Intl.DateTimeFormat( locale(), {
		day: 'numeric',
		month: 'long',
		year: 'numeric',
		timeZone: 'UTC',
	} ).format( Date.UTC( year, end.month - 1, day - 1 ) );
}
