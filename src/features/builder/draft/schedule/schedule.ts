import { __ } from '@wordpress/i18n';
import { sprintf } from '@/lib/labels/sprintf';
import { locale } from '@/lib/locale';
import { isFuture } from '@/lib/labels/survey-state';
import { type Draft, isMoment, isScheduled } from '../form/draft';
import { momentOf, wallAt, zoneName } from './site-clock';

/** An owner's choice on the Publish step. */
export type Release = 'draft' | 'publish' | 'schedule';

const DAY = 86_400_000;
const FIRST_HOUR = '09:00';

export function releaseOf( draft: Draft ): Release {
	return isScheduled( draft ) ? 'schedule' : draft.status;
}

/** The chosen date and time in the site's time zone; empty if not chosen. */
export interface WallTime {
	date: string;
	time: string;
}

export function wallOf( publishAt: string | null ): WallTime {
	const [ date = '', time = '' ] = ( publishAt ?? '' ).split( 'T' );
	return { date, time: time.slice( 0, 5 ) };
}

/** Returns the value to store for a choice: a future time, or else the raw choice, which is never sent. */
export function publishAtOf( { date, time }: WallTime, timeZone: string, now: number = Date.now() ): string {
	const wall = `${ date }T${ time }`;
	const moment = isWhole( wall ) ? momentOf( wall, timeZone ) : null;
	return isFuture( moment, now ) ? moment : wall;
}

/** Returns tomorrow morning, the default for an owner. */
export function firstProposal( timeZone: string, now: number = Date.now() ): string {
	return publishAtOf( { date: wallAt( now + DAY, timeZone ).slice( 0, 10 ), time: FIRST_HOUR }, timeZone, now );
}

/** The first day to offer. */
export function today( timeZone: string, now: number = Date.now() ): string {
	return wallAt( now, timeZone ).slice( 0, 10 );
}

/** Returns the error of a choice that can't be stored; empty for a valid one, and for none. */
export function scheduleFault( publishAt: string | null ): string {
	if ( publishAt === null || isMoment( publishAt ) ) {
		return '';
	}
	return isWhole( publishAt )
		? __( 'This time has passed. Choose a time in the future.', 'userfeedback' )
		: __( 'Choose a date and time.', 'userfeedback' );
}

/** “In Berlin time, in 3 days.” */
export function scheduleInWords( publishAt: string, timeZone: string, now: number = Date.now() ): string {
	return sprintf(
		/* translators: 1: a city, or a distance such as UTC+02:00. 2: how far away it is, such as "in 3 days" */
		__( 'Goes live %2$s (%1$s time).', 'userfeedback' ),
		zoneName( timeZone ),
		awayInWords( Date.parse( publishAt ) - now )
	);
}

function awayInWords( milliseconds: number ): string {
	const words = new Intl.RelativeTimeFormat( locale() );
	const minutes = Math.max( 1, Math.round( milliseconds / 60_000 ) );
	if ( minutes < 120 ) {
		return words.format( minutes, 'minute' );
	}
	const hours = Math.round( minutes / 60 );
	return hours < 48 ? words.format( hours, 'hour' ) : words.format( Math.round( hours / 24 ), 'day' );
}

function isWhole( wall: string ): boolean {
	return /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test( wall ) && ! Number.isNaN( Date.parse( `${ wall }:00Z` ) );
}
