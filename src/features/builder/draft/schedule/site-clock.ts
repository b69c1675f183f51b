/** Converts between instants and the site's local time. Nothing here reads the current time. */

const MINUTE = 60_000;
const OFFSET = /^([+-])(\d\d):(\d\d)$/;

/** Converts the site's local time `2026-11-25T09:00` to the API's format: `2026-11-25T09:00:00+01:00`. */
export function momentOf( wall: string, timeZone: string ): string {
	const asIfUtc = Date.parse( `${ wall }:00Z` );
	const about = asIfUtc - offsetAt( asIfUtc, timeZone ) * MINUTE;
	const instant = asIfUtc - offsetAt( about, timeZone ) * MINUTE; // Daylight saving time may change in between.
	const offset = offsetAt( instant, timeZone );
	const size = Math.abs( offset );
	return `${ wallAt( instant, timeZone ) }:00${ offset < 0 ? '-' : '+' }${ padded( Math.trunc( size / 60 ) ) }:${ padded( size % 60 ) }`;
}

/** Returns the local time of an instant: `2026-11-25T09:00`. */
export function wallAt( instant: number, timeZone: string ): string {
	return new Date( instant + offsetAt( instant, timeZone ) * MINUTE ).toISOString().slice( 0, 16 );
}

/** Returns the site's time zone for owners: its city, or its UTC offset. */
export function zoneName( timeZone: string ): string {
	if ( timeZone === '+00:00' ) {
		return 'UTC';
	}
	return OFFSET.test( timeZone )
		? `UTC${ timeZone }`
		: ( timeZone.split( '/' ).at( -1 ) ?? '' ).replaceAll( '_', ' ' );
}

/** Returns minutes east of UTC. @param timeZone IANA name or offset; the browser's own if the browser doesn't know it */
function offsetAt( instant: number, timeZone: string ): number {
	const [ , sign, hours, minutes ] = OFFSET.exec( timeZone ) ?? [];
	if ( sign !== undefined ) {
		return ( sign === '-' ? -1 : 1 ) * ( Number( hours ) * 60 + Number( minutes ) );
	}
	try {
		const parts = new Intl.DateTimeFormat( 'en-u-ca-gregory-nu-latn', {
			timeZone,
			year: 'numeric',
			month: '2-digit',
			day: '2-digit',
			hour: '2-digit',
			minute: '2-digit',
			hourCycle: 'h23',
		} ).formatToParts( instant );
		const part = ( type: Intl.DateTimeFormatPartTypes ) =>
			Number( parts.find( ( one ) => one.type === type )?.value );
		const wall = Date.UTC( part( 'year' ), part( 'month' ) - 1, part( 'day' ), part( 'hour' ), part( 'minute' ) );
		return Math.round( ( wall - instant ) / MINUTE );
	} catch {
		return -new Date( instant ).getTimezoneOffset();
	}
}

function padded( number: number ): string {
	return String( number ).padStart( 2, '0' );
}
