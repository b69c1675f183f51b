import type { Page } from 'playwright/test';
import { accessibilityFaults } from '../../support/axe';
import { Owner } from '../../support/owner';
import { screenshot } from '../../support/screenshot';
import { asLite } from '../../support/site/lite';
import { expect, test } from '../../support/test';

const SURVEYS = '/wp-admin/admin.php?page=userfeedback_surveys';

type Gate = [ role: 'button' | 'checkbox' | 'radio' | 'textbox', name: string, feature: string, campaign: string ];

/** Spec 1 §6, lines 153 to 162: each gate in the free edition, with its location, name, and campaign. */
const GATES: Readonly< Record< string, readonly Gate[] > > = {
	'questions?question={question}&tab=settings': [
		[ 'checkbox', 'Required', '“Required” Setting', 'survey-question-settings' ],
		[ 'checkbox', 'Randomize', '“Randomize” Setting', 'survey-question-settings' ],
		[ 'checkbox', 'Enable Comment Box', 'Comment Box', 'survey-question-settings' ],
	],
	'questions?question=thank-you': [
		[ 'textbox', 'Message after the last answer', 'Custom Thank You Message', 'thank-you' ],
		[ 'radio', 'Redirect to a page Pro', 'Custom Redirect', 'redirects' ],
		[ 'radio', 'Redirect based on answers Pro', 'Custom Redirect', 'redirects' ],
	],
	settings: [
		[ 'checkbox', 'Phones', 'Device Targeting', 'devices' ],
		[ 'radio', 'Specific pages Pro', 'Page Targeting', 'page-targeting' ],
		[ 'radio', 'After a delay Pro', 'Display Timing', 'display-timings' ],
		[ 'radio', 'Every time, answered or not Pro', 'Display Length', 'display-length' ],
		[ 'radio', 'Until a date Pro', 'Survey Run Time', 'survey-runtime' ],
		[ 'checkbox', 'Start minimized', 'Minimized Survey', 'survey-minimized' ],
	],
	publish: [ [ 'radio', 'Schedule Pro', 'Survey Scheduling', 'scheduling' ] ],
};

/** Uses the keyboard: the gate shows what unlocks it, links there, and leaves everything unchanged. */
async function meet( page: Page, [ role, name, feature, campaign ]: Gate ): Promise< string[] > {
	const gate = page.getByRole( role, { name } ).first();
	await gate.focus();
	await page.keyboard.press( role === 'radio' || campaign === 'devices' ? 'Space' : 'Enter' );
	const dialog = page.getByRole( 'dialog' );
	await expect( dialog ).toContainText( `${ feature } is a Pro feature` );
	await expect( dialog ).toContainText(
		new RegExp( `We're sorry, (the )?${ feature } is not available on your plan\\.` )
	);
	await expect( dialog ).toContainText( 'Lite users get 50% off, automatically applied at checkout.' );
	const link = new URL( ( await dialog.getByRole( 'link' ).getAttribute( 'href' ) ) ?? '' );
	expect( Object.fromEntries( link.searchParams ) ).toEqual( {
		utm_source: 'liteplugin',
		utm_medium: 'upgrade-prompt',
		utm_campaign: campaign,
	} );
	const faults = await accessibilityFaults( page, '.components-modal__frame' );
	await page.keyboard.press( 'Escape' );
	await expect( dialog ).toHaveCount( 0 );
	await expect( gate ).toBeFocused();
	return faults;
}

test( 'each locked feature of the free edition shows its text and link; nothing changes', async ( { page } ) => {
	const survey = await new Owner( page ).publish( 'Free', [
		{ title: 'Which?', type: 'radio-button', config: { options: [ 'Red', 'Blue' ] } },
	] );
	const question = survey.questions[ 0 ]?.id ?? '';
	await asLite( page, 'https://plans.example/' );
	const faults: string[] = [];
	for ( const [ step, gates ] of Object.entries( GATES ) ) {
		await page.goto( 'about:blank' );
		await page.goto( `${ SURVEYS }#/edit/${ String( survey.id ) }/${ step.replace( '{question}', question ) }` );
		for ( const gate of gates ) {
			faults.push( ...( await meet( page, gate ) ) );
		}
	}
	await screenshot( page, 'gates' );
	expect( faults ).toEqual( [] );
	await expect( page.locator( '.uf-save-state' ) ).not.toContainText( 'Unsaved' );
} );
