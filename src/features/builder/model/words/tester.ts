import { __, sprintf } from '@wordpress/i18n';
import type { Reason } from '@widget/targeting/eligibility';
import type { PageRule, Targeting } from '@/contract/types';
import type { Kept, Test } from '../tester/test';
import { devicesInWords } from './audience';
import { quoted } from './lists';
import { ruleInWords } from './rules';

/** Each thing that stands in the way, as a sentence. */
export function becauseInWords( test: Test, targeting: Targeting, isPageKnown: boolean ): string[] {
	const { answer, kept, reasons, rules, rival } = test;
	const isKnown = answer === 'no';
	return [
		...( kept === null ? [] : [ keptInWords( kept ) ] ),
		...reasons.flatMap( ( reason ) => reasonInWords( reason, targeting, isKnown ) ?? [] ),
		...rules.map( ( rule ) => ruleSentence( rule, isKnown ) ),
		...( ! isKnown && rules.length > 0 && ! isPageKnown
			? [
					__(
						'There is no page of your theme at this address, or not all may see it, so nothing is known of it.',
						'userfeedback'
					),
				]
			: [] ),
		...( rival === null
			? []
			: [
					sprintf(
						rival.answer === 'yes'
							? /* translators: %s: title of a survey */
								__( 'Another survey comes first there: %s', 'userfeedback' )
							: /* translators: %s: title of a survey */
								__( 'Another survey may come first there: %s', 'userfeedback' ),
						quoted( rival.title )
					),
				] ),
	];
}

function keptInWords( kept: Kept ): string {
	switch ( kept ) {
		case 'page_off':
			return __( 'In the editor of this page, surveys in its corner are switched off.', 'userfeedback' );
		case 'page_other':
			return __( 'In the editor of this page, another survey is chosen for its corner.', 'userfeedback' );
		case 'not_for_role':
			return __( 'This site keeps surveys from people who manage it.', 'userfeedback' );
	}
}

function ruleSentence( rule: PageRule, isKnown: boolean ): string {
	return isKnown
		? /* translators: %s: a rule, such as "the page is “Our shop”" */
			sprintf( __( 'This does not hold: %s', 'userfeedback' ), ruleInWords( rule ) )
		: /* translators: %s: a rule, such as "the page is “Our shop”" */
			sprintf( __( 'Whether this holds cannot be told here: %s', 'userfeedback' ), ruleInWords( rule ) );
}

/** Null for a page rule, which is told apart, and for what only happens to somebody who has seen the survey. */
function reasonInWords( reason: Reason, targeting: Targeting, isKnown: boolean ): string | null {
	switch ( reason ) {
		case 'device':
			/* translators: %s: such as "Phones and tablets" */
			return sprintf(
				__( 'It is not for this device. It is for: %s', 'userfeedback' ),
				devicesInWords( targeting )
			);
		case 'desktop_only':
			return __( 'It waits for the mouse to leave the page, which only happens on desktops.', 'userfeedback' );
		case 'expired':
			return __( 'Its last day is over.', 'userfeedback' );
		case 'country':
			return isKnown
				? __( 'It is not for this country.', 'userfeedback' )
				: __( 'It is for some countries only: choose one to know.', 'userfeedback' );
		case 'no_question_types':
			return __(
				'It has questions of a type that the plan or an inactive add-on does not allow.',
				'userfeedback'
			);
		case 'no_targeting':
			return __(
				'It is for some pages only, which the plan or the inactive Targeting add-on does not allow.',
				'userfeedback'
			);
		case 'no_geo_restrictions':
			return __(
				'It is for some countries only, which the plan or the inactive Geo Restrictions add-on does not allow.',
				'userfeedback'
			);
		case 'not_in_edition':
			return __( 'It uses parts that this edition does not have.', 'userfeedback' );
		default:
			return null;
	}
}
