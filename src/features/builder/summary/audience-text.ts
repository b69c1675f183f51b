import { __ } from '@wordpress/i18n';
import type { GeoTargeting, Targeting } from '@/contract/types';
import { locale } from '@/lib/locale';
import { countryNamer } from '../draft/targeting/countries';
import type { Device } from '../draft/targeting/devices';
import { asSentence, fewOf, listed } from '@/lib/labels/list-text';

const DEVICES: readonly Device[] = [ 'mobile', 'tablet', 'desktop' ];

export function devicesInWords( { devices }: Pick< Targeting, 'devices' > ): string {
	const chosen = DEVICES.filter( ( device ) => devices.includes( device ) );
	if ( chosen.length === DEVICES.length ) {
		return __( 'All Device Types', 'userfeedback' );
	}
	return chosen.length === 0
		? __( 'No devices selected', 'userfeedback' )
		: asSentence( listed( chosen.map( deviceName ) ) );
}

/** Returns its name in a list. */
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
	return countries.length === 0
		? __( 'No countries selected', 'userfeedback' )
		: fewOf( countries.map( countryNamer( locale() ) ) );
}
