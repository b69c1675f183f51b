import { locale } from './locale';
import { inSiteFormat, NBSP } from './date-range/site-dates';

/** Formats an API date-time (ISO 8601 with the site's offset) as a day in the site's time zone. */
export function formatDate( moment: string ): string {
	return wallClock( moment, { dateStyle: 'medium' }, false );
}

/** Like `formatDate`, with the time of day. */
export function formatDateTime( moment: string ): string {
	return wallClock( moment, { dateStyle: 'medium', timeStyle: 'short' }, true );
}

/**
 * Formats a moment of this browser's clock in the site's time zone: the time, with the date if it is another day.
 *
 * @param timeZone of the site; falls back to the browser's if the browser doesn't support it
 */
export function formatTime( moment: number, timeZone: string, now: number = Date.now() ): string {
	const day = zoned( timeZone, { dateStyle: 'medium' } );
	const isToday = day.format( moment ) === day.format( now );
	const text = zoned( timeZone, { timeStyle: 'short', ...( isToday ? {} : { dateStyle: 'medium' } ) } ).format(
		moment
	);
	return text.replace( / (?=\D+$)/, NBSP ); // Before AM or PM.
}

function zoned( timeZone: string, options: Intl.DateTimeFormatOptions ): Intl.DateTimeFormat {
	const language = locale();
	return kept( JSON.stringify( [ language, timeZone, options ] ), () => {
		try {
			return new Intl.DateTimeFormat( language, { ...options, timeZone } );
		} catch {
			return new Intl.DateTimeFormat( language, options ); // Not every browser supports `+02:00`.
		}
	} );
}

/** A day (`2026-11-20`). */
export function formatDay( day: string ): string {
	return wallClock( `${ day }T00:00:00`, { dateStyle: 'medium' }, false );
}

/** A month (`2026-11`). */
export function formatMonth( month: string ): string {
	return wallClock( `${ month }-01T00:00:00`, { month: 'short', year: 'numeric' } );
}

/**
 * Formats a moment as a long date: January 5, 2024.
 *
 * @param seconds  Unix time
 * @param timeZone of the site
 */
export function formatLongDate( seconds: number, timeZone: string ): string {
	return zoned( timeZone, { dateStyle: 'long' } ).format( seconds * 1000 );
}

/** Formats a day without its year, for chart axes. */
export function formatShortDay( day: string ): string {
	return wallClock( `${ day }T00:00:00`, { month: 'short', day: 'numeric' } );
}

export function formatNumber( value: number ): string {
	return numbers( locale(), 'decimal' ).format( value );
}

/** Formats an average star rating, always with one decimal, so that values in a column can be compared. */
export function formatAverage( value: number ): string {
	const language = locale();
	return kept(
		`average ${ language ?? '' }`,
		() => new Intl.NumberFormat( language, { minimumFractionDigits: 1, maximumFractionDigits: 1 } )
	).format( value );
}

/** For spaces of three or four characters: “42K”. */
export function formatShortNumber( value: number ): string {
	const language = locale();
	return kept( `short ${ language ?? '' }`, () => new Intl.NumberFormat( language, { notation: 'compact' } ) ).format(
		value
	);
}

/** @param share 0 to 100 */
export function formatPercent( share: number ): string {
	return numbers( locale(), 'percent' ).format( share / 100 );
}

/**
 * Like `formatPercent`, with a decimal if there is one.
 *
 * @param share 0 to 100
 */
export function formatShare( share: number ): string {
	const language = locale();
	return kept(
		`share ${ language ?? '' }`,
		() => new Intl.NumberFormat( language, { style: 'percent', maximumFractionDigits: 1 } )
	).format( share / 100 );
}

/** Like `formatShare`, for a column: if one value has a decimal, all do, so that they can be compared. */
export function formatShares( shares: readonly number[] ): string[] {
	const language = locale();
	const digits = shares.some( ( share ) => ! Number.isInteger( Math.round( share * 10 ) / 10 ) ) ? 1 : 0;
	const format = kept(
		`shares ${ String( digits ) } ${ language ?? '' }`,
		() =>
			new Intl.NumberFormat( language, {
				style: 'percent',
				minimumFractionDigits: digits,
				maximumFractionDigits: digits,
			} )
	);
	return shares.map( ( share ) => format.format( share / 100 ) );
}

/** Formats a size in the largest unit with a value of at least 1. */
export function formatBytes( bytes: number ): string {
	const units = [ 'byte', 'kilobyte', 'megabyte', 'gigabyte' ] as const;
	const step = Math.min( units.length - 1, Math.max( 0, Math.floor( Math.log( bytes ) / Math.log( 1024 ) ) ) );
	const language = locale();
	return kept(
		`bytes ${ String( step ) } ${ language ?? '' }`,
		() =>
			new Intl.NumberFormat( language, {
				style: 'unit',
				unit: units[ step ] ?? 'byte',
				maximumFractionDigits: 1,
			} )
	).format( bytes / 1024 ** step );
}

function numbers( language: string | undefined, style: 'decimal' | 'percent' ): Intl.NumberFormat {
	return kept(
		`${ style } ${ language ?? '' }`,
		() => new Intl.NumberFormat( language, style === 'percent' ? { style, maximumFractionDigits: 0 } : {} )
	);
}

const formats = new Map< string, Intl.NumberFormat | Intl.DateTimeFormat >();

/** Creating one takes a hundred times as long as using it, and a long survey shows a hundred numbers. */
function kept< Format extends Intl.NumberFormat | Intl.DateTimeFormat >( name: string, make: () => Format ): Format {
	const made = ( formats.get( name ) as Format | undefined ) ?? make(); // Each name has one type.
	formats.set( name, made );
	return made;
}

/**
 * The text already has the site's local time, so the offset is dropped and nothing is converted.
 *
 * @param isTimed true if the site's format includes the time; omitted for styles that the site has no format for
 */
function wallClock( moment: string, options: Intl.DateTimeFormatOptions, isTimed?: boolean ): string {
	const date = new Date( `${ moment.slice( 0, 19 ) }Z` );
	if ( Number.isNaN( date.getTime() ) ) {
		return moment;
	}
	const written = isTimed === undefined ? null : inSiteFormat( date.getTime(), isTimed );
	return written ?? zoned( 'UTC', options ).format( date );
}
