import { __, _n } from '@wordpress/i18n';
import type { SurveyAudience } from '@/contract/types';
import { devicesLabel } from '@/lib/labels/device-label';
import { formatNumber } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';

const ALL_DEVICES = 3;

/** Describes where a survey appears automatically. */
export function placesText( { pages, page_rules: rules }: SurveyAudience ): string {
	if ( pages === 'all' ) {
		return __( 'All pages', 'userfeedback' );
	}
	return rules === 0
		? __( 'No rules yet', 'userfeedback' )
		: /* translators: %s: number of page rules */
			sprintf( _n( '%s rule', '%s rules', rules, 'userfeedback' ), formatNumber( rules ) );
}

/** Describes the audience if it isn't everyone. */
export function audienceText( { devices, countries, for_team: isForTeam }: SurveyAudience ): string {
	const parts = isForTeam ? [ __( 'Only your team', 'userfeedback' ) ] : [];
	if ( devices.length === 0 ) {
		parts.push( __( 'No devices selected', 'userfeedback' ) );
	} else if ( devices.length < ALL_DEVICES ) {
		parts.push( ...devices.map( devicesLabel ) );
	}
	if ( IN_EDITION[ 'geo-targeting' ] && countries !== null ) {
		parts.push( countriesText( countries ) );
	}
	return parts.join( ', ' );
}

function countriesText( countries: number ): string {
	return countries === 0
		? __( 'No countries selected', 'userfeedback' )
		: /* translators: %s: number of countries */
			sprintf( _n( '%s country', '%s countries', countries, 'userfeedback' ), formatNumber( countries ) );
}
