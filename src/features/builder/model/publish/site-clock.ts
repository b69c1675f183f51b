/** A moment and what the clock on the site's wall shows then. Nothing here asks what time it is. */

const MINUTE = 60_000;
const OFFSET = /^([+-])(\d\d):(\d\d)$/;

/** `2026-11-25T09:00` on the site's wall, as the API speaks of that moment: `2026-11-25T09:00:00+01:00`. */
export function momentOf( wall: string, timeZone: string ): string {
	const asIfUtc = Date.parse( `${ wall }:00Z` );
	const about = asIfUtc - offsetAt( asIfUtc, timeZone ) * MINUTE;
	const instant = asIfUtc - offsetAt( about, timeZone ) * MINUTE; // A clock may be put forward or back in between.
	const offset = offsetAt( instant, timeZone );
	const size = Math.abs( offset );
	return `${ wallAt( instant, timeZone ) }:00${ offset < 0 ? '-' : '+' }${ padded( Math.trunc( size / 60 ) ) }:${ padded( size % 60 ) }`;
}

/** What the wall shows at an instant: `2026-11-25T09:00`. */
export function wallAt( instant: number, timeZone: string ): string {
	return new Date( instant + offsetAt( instant, timeZone ) * MINUTE ).toISOString().slice( 0, 16 );
}

/** What owners call the site's time: its city, or its distance from UTC. */
export function zoneName( timeZone: string ): string {
	if ( timeZone === '+00:00' ) {
		return 'UTC';
	}
	return OFFSET.test( timeZone )
		? `UTC${ timeZone }`
		: ( timeZone.split( '/' ).at( -1 ) ?? '' ).replaceAll( '_', ' ' );
}

/** Minutes east of UTC. @param timeZone IANA name or offset; the browser's own where the browser does not know it */
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
