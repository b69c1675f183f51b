import { locale } from './locale';
import { inSiteFormat } from './date-range/site-dates';

/** A moment as the API gives it (ISO 8601 with the site's offset), as a day in the site's time zone. */
export function formatDate( moment: string ): string {
	return wallClock( moment, { dateStyle: 'medium' }, false );
}

/** As `formatDate`, with the time of day. */
export function formatDateTime( moment: string ): string {
	return wallClock( moment, { dateStyle: 'medium', timeStyle: 'short' }, true );
}

/**
 * A moment of this browser's clock as the clock on the site's wall shows it: the time, with its day where that is another.
 *
 * @param timeZone of the site; the browser's own where the browser does not know it
 */
export function formatTime( moment: number, timeZone: string, now: number = Date.now() ): string {
	const day = zoned( timeZone, { dateStyle: 'medium' } );
	const isToday = day.format( moment ) === day.format( now );
	return zoned( timeZone, { timeStyle: 'short', ...( isToday ? {} : { dateStyle: 'medium' } ) } ).format( moment );
}

function zoned( timeZone: string, options: Intl.DateTimeFormatOptions ): Intl.DateTimeFormat {
	const language = locale();
	return kept( JSON.stringify( [ language, timeZone, options ] ), () => {
		try {
			return new Intl.DateTimeFormat( language, { ...options, timeZone } );
		} catch {
			return new Intl.DateTimeFormat( language, options ); // Not every browser knows `+02:00`.
		}
	} );
}

/** A day (`2026-11-20`). */
export function formatDay( day: string ): string {
	return wallClock( `${ day }T00:00:00`, { dateStyle: 'medium' }, false );
}

/**
 * A moment as a day written out: January 5, 2024.
 *
 * @param seconds  Unix time
 * @param timeZone of the site
 */
export function formatLongDate( seconds: number, timeZone: string ): string {
	return zoned( timeZone, { dateStyle: 'long' } ).format( seconds * 1000 );
}

/** A day without its year, for chart axes. */
export function formatShortDay( day: string ): string {
	return wallClock( `${ day }T00:00:00`, { month: 'short', day: 'numeric' } );
}

export function formatNumber( value: number ): string {
	return numbers( locale(), 'decimal' ).format( value );
}

/** An average of stars: a digit behind the point, for all of them, so that a column of them can be compared. */
export function formatAverage( value: number ): string {
	const language = locale();
	return kept(
		`average ${ language ?? '' }`,
		() => new Intl.NumberFormat( language, { minimumFractionDigits: 1, maximumFractionDigits: 1 } )
	).format( value );
}

/** Where there is room for three or four characters: “42K”. */
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
 * As `formatPercent`, with a decimal where there is one.
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

/** As `formatShare`, for a column of them: all have a decimal where one has, so that they can be compared. */
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

/** How large something is, in the largest unit of which there is a whole one. */
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

/** Making one costs a hundred times what using it does, and a long survey shows a hundred numbers. */
function kept< Format extends Intl.NumberFormat | Intl.DateTimeFormat >( name: string, make: () => Format ): Format {
	const made = ( formats.get( name ) as Format | undefined ) ?? make(); // Each name has one kind.
	formats.set( name, made );
	return made;
}

/**
 * The clock on the site's wall is already in the text, so the offset is left out and nothing is converted.
 *
 * @param isTimed whether the site's own format is with the time of day; none given for a style that the site has not
 */
function wallClock( moment: string, options: Intl.DateTimeFormatOptions, isTimed?: boolean ): string {
	const date = new Date( `${ moment.slice( 0, 19 ) }Z` );
	if ( Number.isNaN( date.getTime() ) ) {
		return moment;
	}
	const written = isTimed === undefined ? null : inSiteFormat( date.getTime(), isTimed );
	return written ?? zoned( 'UTC', options ).format( date );
}
