import { __ } from '@wordpress/i18n';
import type { PageRule } from '@/contract/types';
import type { Draft } from '../form/draft';
import { cleanRuleText, textProblem } from '../targeting/page-rule-text';
import { dataKind, isAddress, isUnfinished, textIn } from '../targeting/page-rules';
import type { FieldErrors } from './field-errors';

type Settings = Draft[ 'settings' ];

const RULES = 'settings.targeting.page_rules';

/** Returns what makes the Settings step incomplete, as in the server's PublishSettingsRules. */
export function missingInSettings( { targeting, geo_targeting: geo, behavior }: Settings ): FieldErrors {
	const errors: Record< string, string > = {};

	if ( targeting?.devices.length === 0 ) {
		errors[ 'settings.targeting.devices' ] = __( 'Choose at least one device.', 'userfeedback' );
	}
	if ( targeting?.pages === 'select' ) {
		if ( targeting.page_rules.length === 0 ) {
			errors[ RULES ] = __( 'Add a page rule, or show the survey on all pages.', 'userfeedback' );
		}
		targeting.page_rules.forEach( ( rule, place ) => {
			if ( isUnfinished( rule ) ) {
				errors[ `${ RULES }[${ String( place ) }].data` ] = __( 'A page rule is incomplete.', 'userfeedback' );
			}
		} );
	}
	if ( geo?.target === 'select' && geo.countries.length === 0 ) {
		errors[ 'settings.geo_targeting.countries' ] = __(
			'Choose a country, or show the survey in all countries.',
			'userfeedback'
		);
	}
	if ( behavior?.run_time === 'expire' && behavior.expire_at === null ) {
		errors[ 'settings.behavior.expire_at' ] = __( 'Choose an end date.', 'userfeedback' );
	}
	return errors;
}

/** Returns missing parts of the survey's look: its fields are in the Questions step, below the preview. */
export function missingInTheming( { theming }: Settings ): FieldErrors {
	return theming?.logo_type === 'custom' && theming.custom_logo === ''
		? { 'settings.theming.custom_logo': __( 'You must select a custom logo.', 'userfeedback' ) }
		: {};
}

/** Returns rules that no page could ever match, active or not: the server always rejects them. */
export function faultsInSettings( { targeting }: Settings ): FieldErrors {
	return Object.fromEntries(
		( targeting?.page_rules ?? [] ).flatMap( ( rule, place ) => {
			const problem = problemOf( rule );
			return problem === null ? [] : [ [ `${ RULES }[${ String( place ) }].data`, problem ] ];
		} )
	);
}

function problemOf( rule: PageRule ): string | null {
	const kind = dataKind( rule.logic );
	const text = cleanRuleText( rule.logic, textIn( rule ), kind === 'address' );
	if ( kind === 'choices' || text === '' ) {
		return null;
	}
	return kind === 'address' && ! isAddress( text )
		? __( 'Enter a full URL, such as https://example.org/prices/.', 'userfeedback' )
		: textProblem( rule.logic, text );
}
