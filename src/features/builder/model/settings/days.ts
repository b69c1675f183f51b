import type { Behavior } from '@/contract/types';

type Day = NonNullable< Behavior[ 'expire_at' ] >;

const MONTHS = 12;

// A day of expiry belongs to no year, so that a 29 February is one.
export const LEAP_YEAR = 2024;

export function daysIn( month: number, year = LEAP_YEAR ): number {
	return new Date( Date.UTC( year, month, 0 ) ).getUTCDate();
}

/** From 1; what a list of months or of days offers. */
export function upTo( most: number ): number[] {
	return Array.from( { length: most }, ( _, index ) => index + 1 );
}

export const MONTH_NUMBERS = upTo( MONTHS );

/** The server decides of its year with each save. */
export function dayOf( month: number, day: number ): Day {
	return { month, day: Math.min( day, daysIn( month ) ), year: null };
}

/** What is proposed first: a month from now. */
export function inAMonth( now: Date ): Day {
	return dayOf( ( ( now.getMonth() + 1 ) % MONTHS ) + 1, now.getDate() );
}
