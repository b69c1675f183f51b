import type { Boot } from '@/contract/types';
import { locale } from '../locale';

interface Formats {
	/** Formats for PHP's date(); empty if unknown. */
	date: string;
	time: string;
}

/** Keeps times on one line. */
export const NBSP = '\u00a0';

/** The formats from Settings → General; the browser's own style until they are known. */
let formats: Formats = { date: '', time: '' };

export function setSiteFormats( site: Pick< Boot, 'date_format' | 'time_format' > ): void {
	formats = { date: site.date_format, time: site.time_format };
}

/**
 * Formats a day, optionally with the time, in the site's format.
 *
 * @param moment milliseconds of a clock that shows the site's time in UTC
 * @return null if the site's format is unknown or has characters that only PHP supports
 */
export function inSiteFormat( moment: number, isTimed: boolean ): string | null {
	const format = isTimed ? `${ formats.date } ${ formats.time.replaceAll( ' ', NBSP ) }` : formats.date;
	return formats.date === '' || ( isTimed && formats.time === '' ) ? null : written( format, new Date( moment ) );
}

function written( format: string, date: Date ): string | null {
	let text = '';
	for ( const [ , escaped, letter, other ] of format.matchAll( /\\(.)|([A-Za-z])|([^\\])/gsu ) ) {
		const part = letter === undefined ? ( escaped ?? other ?? '' ) : partOf( letter, date, format );
		if ( part === null ) {
			return null;
		}
		text += part;
	}
	return text;
}

function partOf( letter: string, date: Date, format: string ): string | null {
	const day = date.getUTCDate();
	const month = date.getUTCMonth() + 1;
	const year = date.getUTCFullYear();
	const hour = date.getUTCHours();
	switch ( letter ) {
		case 'd':
			return padded( day );
		case 'j':
			return String( day );
		case 'S':
			return ordinal( day );
		case 'D':
			return named( date, { weekday: 'short' }, 'weekday' );
		case 'l':
			return named( date, { weekday: 'long' }, 'weekday' );
		case 'm':
			return padded( month );
		case 'n':
			return String( month );
		case 'M':
		case 'F':
			// Some languages inflect the month next to a day.
			return named(
				date,
				{ month: letter === 'F' ? 'long' : 'short', ...( /[dj]/.test( format ) && { day: 'numeric' } ) },
				'month'
			);
		case 'Y':
			return String( year );
		case 'y':
			return padded( year % 100 );
		case 'a':
			return halfOfDay( date ).toLowerCase();
		case 'A':
			return halfOfDay( date ).toUpperCase();
		case 'g':
			return String( hour % 12 || 12 );
		case 'h':
			return padded( hour % 12 || 12 );
		case 'G':
			return String( hour );
		case 'H':
			return padded( hour );
		case 'i':
			return padded( date.getUTCMinutes() );
		case 's':
			return padded( date.getUTCSeconds() );
		default:
			return null;
	}
}

function halfOfDay( date: Date ): string {
	return named( date, { hour: 'numeric', hour12: true }, 'dayPeriod' );
}

function named( date: Date, options: Intl.DateTimeFormatOptions, type: Intl.DateTimeFormatPartTypes ): string {
	const language = locale();
	const name = `${ language ?? '' } ${ JSON.stringify( options ) }`;
	const names = kept.get( name ) ?? new Intl.DateTimeFormat( language, { ...options, timeZone: 'UTC' } );
	kept.set( name, names ); // Creating one takes 100 times as long as using it.
	return names.formatToParts( date ).find( ( part ) => part.type === type )?.value ?? '';
}

const kept = new Map< string, Intl.DateTimeFormat >();

/** Only English has ordinals, as in PHP. */
function ordinal( day: number ): string {
	const ending = { 1: 'st', 2: 'nd', 3: 'rd' }[ day % 10 ];
	return day > 10 && day < 14 ? 'th' : ( ending ?? 'th' );
}

function padded( value: number ): string {
	return String( value ).padStart( 2, '0' );
}
