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

/** In which the day comes that is the next of its kind, as the server will note it. */
export function yearOfNext( { month, day }: Pick< Day, 'month' | 'day' >, now: Date ): number {
	const isPast = month < now.getMonth() + 1 || ( month === now.getMonth() + 1 && day < now.getDate() );
	return now.getFullYear() + ( isPast ? 1 : 0 );
}

/** What is proposed first: a month from now. */
export function inAMonth( now: Date ): Day {
	return dayOf( ( ( now.getMonth() + 1 ) % MONTHS ) + 1, now.getDate() );
}
