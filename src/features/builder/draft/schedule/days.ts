import type { Behavior } from '@/contract/types';

type Day = NonNullable< Behavior[ 'expire_at' ] >;

const MONTHS = 12;

// An expiry date has no year, so February 29 is valid.
const LEAP_YEAR = 2024;

export function daysIn( month: number, year = LEAP_YEAR ): number {
	return new Date( Date.UTC( year, month, 0 ) ).getUTCDate();
}

/** Starts at 1; for lists of months or days. */
export function upTo( most: number ): number[] {
	return Array.from( { length: most }, ( _, index ) => index + 1 );
}

export const MONTH_NUMBERS = upTo( MONTHS );

/** The server sets its year with each save. */
export function dayOf( month: number, day: number ): Day {
	return { month, day: Math.min( day, daysIn( month ) ), year: null };
}

/** Returns the year of the next such date, as the server will store it. */
export function yearOfNext( { month, day }: Pick< Day, 'month' | 'day' >, now: Date ): number {
	const isPast = month < now.getMonth() + 1 || ( month === now.getMonth() + 1 && day < now.getDate() );
	return now.getFullYear() + ( isPast ? 1 : 0 );
}

/** Returns the default: a month from now. */
export function inAMonth( now: Date ): Day {
	return dayOf( ( ( now.getMonth() + 1 ) % MONTHS ) + 1, now.getDate() );
}
