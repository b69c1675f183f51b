import { __ } from '@wordpress/i18n';
import type { GeoTargeting, Targeting } from '@/contract/types';
import { locale } from '@/lib/locale';
import { asSentence, fewOf, listed } from './lists';

type Device = Targeting[ 'devices' ][ number ];

const DEVICES: readonly Device[] = [ 'mobile', 'tablet', 'desktop' ];

export function devicesInWords( { devices }: Pick< Targeting, 'devices' > ): string {
	const chosen = DEVICES.filter( ( device ) => devices.includes( device ) );
	if ( chosen.length === DEVICES.length ) {
		return __( 'All Device Types', 'userfeedback' );
	}
	return chosen.length === 0
		? __( 'No device yet', 'userfeedback' )
		: asSentence( listed( chosen.map( deviceName ) ) );
}

/** As it stands within a list. */
function deviceName( device: Device ): string {
	switch ( device ) {
		case 'mobile':
			return __( 'phones', 'userfeedback' );
		case 'tablet':
			return __( 'tablets', 'userfeedback' );
		case 'desktop':
			return __( 'desktops', 'userfeedback' );
	}
}

export function geoInWords( { target, countries }: GeoTargeting ): string {
	if ( target === 'all' ) {
		return __( 'All countries', 'userfeedback' );
	}
	return countries.length === 0 ? __( 'No country yet', 'userfeedback' ) : fewOf( countries.map( countryName ) );
}

/** @param code of ISO 3166-1, which stays where the browser knows no name */
function countryName( code: string ): string {
	try {
		return new Intl.DisplayNames( locale(), { type: 'region' } ).of( code ) ?? code;
	} catch {
		return code;
	}
}
