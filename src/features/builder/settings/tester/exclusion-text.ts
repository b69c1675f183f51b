import { __ } from '@wordpress/i18n';
import type { Reason } from '@widget/shared/targeting/eligibility';
import type { PageRule, Targeting } from '@/contract/types';
import { sprintf } from '@/lib/labels/sprintf';
import type { Rival } from './verdict/rival-surveys';
import type { PageChoice, Test } from './verdict/verdict';
import { devicesInWords } from '@/features/builder/summary/audience-text';
import { quoted } from '@/lib/labels/list-text';
import { ruleInWords } from '@/features/builder/summary/rule-text';

/** Returns each obstacle as a sentence. */
export function exclusionText( test: Test, targeting: Targeting, isPageKnown: boolean ): string[] {
	const { answer, kept, reasons, rules, rival } = test;
	const isKnown = answer === 'no';
	return [
		...( kept === null ? [] : [ keptInWords( kept ) ] ),
		...reasons.flatMap( ( reason ) => reasonInWords( reason, targeting, isKnown ) ?? [] ),
		...rules.map( ( rule ) => ruleSentence( rule, isKnown ) ),
		...( ! isKnown && rules.length > 0 && ! isPageKnown
			? [
					__(
						'Couldn’t check this page: it isn’t public, or your theme has no page at this URL.',
						'userfeedback'
					),
				]
			: [] ),
		...( rival === null ? [] : [ answer === 'later' ? laterInWords( rival ) : rivalInWords( rival ) ] ),
	];
}

function laterInWords( { title, behavior }: Rival ): string {
	return sprintf( laterText( behavior.display_length ), quoted( title ) );
}

function laterText( length: Rival[ 'behavior' ][ 'display_length' ] ): string {
	switch ( length ) {
		case 'once':
			/* translators: %s: title of another survey, in quotation marks */
			return __( '%s shows first. Visitors see this survey after they’ve seen that one.', 'userfeedback' );
		case 'repeatedly':
			/* translators: %s: title of another survey, in quotation marks */
			return __( '%s shows first. Visitors see this survey after they close that one.', 'userfeedback' );
		case 'until_response':
			/* translators: %s: title of another survey, in quotation marks */
			return __(
				'%s shows first. Visitors see this survey after they answer or close that one.',
				'userfeedback'
			);
	}
}

function rivalInWords( { title, answer }: Rival ): string {
	return sprintf(
		answer === 'yes'
			? /* translators: %s: title of a survey */
				__( 'Another survey shows first: %s', 'userfeedback' )
			: /* translators: %s: title of a survey */
				__( 'Another survey might show first: %s', 'userfeedback' ),
		quoted( title )
	);
}

function keptInWords( kept: PageChoice ): string {
	switch ( kept ) {
		case 'page_off':
			return __( 'Pop-up surveys are turned off in this page’s settings.', 'userfeedback' );
		case 'page_other':
			return __( 'A different pop-up survey is selected in this page’s settings.', 'userfeedback' );
		case 'not_for_role':
			return __( 'This site hides surveys from administrators.', 'userfeedback' );
	}
}

function ruleSentence( rule: PageRule, isKnown: boolean ): string {
	return isKnown
		? /* translators: %s: a rule, such as "the page is “Our shop”" */
			sprintf( __( 'Rule not met: %s', 'userfeedback' ), ruleInWords( rule ) )
		: /* translators: %s: a rule, such as "the page is “Our shop”" */
			sprintf( __( 'Can’t be checked here: %s', 'userfeedback' ), ruleInWords( rule ) );
}

/** Returns null for page rules, which are listed separately, and for reasons that need a visitor who has seen the survey. */
function reasonInWords( reason: Reason, targeting: Targeting, isKnown: boolean ): string | null {
	switch ( reason ) {
		case 'device':
			/* translators: %s: such as "Phones and tablets" */
			return sprintf(
				__( 'It isn’t shown on this device. It’s shown on: %s', 'userfeedback' ),
				devicesInWords( targeting )
			);
		case 'desktop_only':
			return __( 'It opens when the mouse leaves the page, which only works on desktops.', 'userfeedback' );
		case 'expired':
			return __( 'Its end date has passed.', 'userfeedback' );
		case 'limit_reached':
			return __( 'It has reached its limit of responses.', 'userfeedback' );
		case 'country':
			return isKnown
				? __( 'It isn’t shown in this country.', 'userfeedback' )
				: __( 'It’s limited to some countries. Choose a country to check.', 'userfeedback' );
		case 'no_question_types':
			return __(
				'It has question types that your plan doesn’t include, or the Question Types add-on is inactive.',
				'userfeedback'
			);
		case 'no_targeting':
			return __(
				'It’s limited to some pages, but your plan doesn’t include that, or the Targeting add-on is inactive.',
				'userfeedback'
			);
		case 'no_geo_restrictions':
			return __(
				'It’s limited to some countries, but your plan doesn’t include that, or the Geo Restrictions add-on is inactive.',
				'userfeedback'
			);
		case 'not_in_edition':
			return __( 'It uses features that your edition doesn’t include.', 'userfeedback' );
		case 'by_invitation':
			return __( 'It shows only on its own page, to people with a single-use link.', 'userfeedback' );
		default:
			return null;
	}
}
