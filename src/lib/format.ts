import { locale } from './locale';

/** A moment as the API gives it (ISO 8601 with the site's offset), as a day in the site's time zone. */
export function formatDate( moment: string ): string {
	return wallClock( moment, { dateStyle: 'medium' } );
}

/** As `formatDate`, with the time of day. */
export function formatDateTime( moment: string ): string {
	return wallClock( moment, { dateStyle: 'medium', timeStyle: 'short' } );
}

/** A day (`2026-11-20`). */
export function formatDay( day: string ): string {
	return wallClock( `${ day }T00:00:00`, { dateStyle: 'medium' } );
}

/** A day without its year, for chart axes. */
export function formatShortDay( day: string ): string {
	return wallClock( `${ day }T00:00:00`, { month: 'short', day: 'numeric' } );
}

export function formatNumber( value: number ): string {
	return new Intl.NumberFormat( locale() ).format( value );
}

/** @param share 0 to 100 */
export function formatPercent( share: number ): string {
	return new Intl.NumberFormat( locale(), { style: 'percent', maximumFractionDigits: 0 } ).format( share / 100 );
}

/** The clock on the site's wall is already in the text, so the offset is left out and nothing is converted. */
function wallClock( moment: string, options: Intl.DateTimeFormatOptions ): string {
	const date = new Date( `${ moment.slice( 0, 19 ) }Z` );
	return Number.isNaN( date.getTime() )
		? moment
		: new Intl.DateTimeFormat( locale(), { ...options, timeZone: 'UTC' } ).format( date );
}
