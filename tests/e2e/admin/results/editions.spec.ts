import type { Page } from 'playwright/test';
import { startPhpServer } from '../../../../tools/dev/setup/servers/php-server.mjs';
import { giveLicense } from '../../../../tools/dev/setup/site/site.mjs';
import type { Survey } from '../../../../src/contract/types';
import { answer } from '../../support/answers';
import { accessibilityFaults } from '../../support/axe';
import { Owner } from '../../support/owner';
import { screenshot } from '../../support/screenshot';
import { Colleague } from '../../support/site/colleague';
import { testOnOwnSite } from '../../support/site/own-site';
import { expect } from '../../support/test';

const RESULTS = '/wp-admin/admin.php?page=userfeedback_results';
const SURVEYS = '/wp-admin/admin.php?page=userfeedback_surveys';
const PLANS = [ 'lite', 'plus', 'pro', 'elite' ] as const;
type Screen = 'overview' | 'summary' | 'responses';

/** Locked buttons: the screen they are on, and the plan that includes the feature. */
const GATES: readonly { screen: Screen; button: RegExp; feature: string; from: ( typeof PLANS )[ number ] }[] = [
	{ screen: 'overview', button: /^Past 30 Days Pro$/, feature: 'Longer Date Range', from: 'plus' },
	{ screen: 'summary', button: /^Export Results Pro$/, feature: 'Results Export', from: 'plus' },
	{ screen: 'summary', button: /^Add filter Pro$/, feature: 'Response Filter', from: 'plus' },
	{ screen: 'summary', button: /^Compare Pro$/, feature: 'Response Filter', from: 'plus' },
	{ screen: 'summary', button: /^Upgrade$/, feature: 'AI Summary', from: 'pro' },
	{ screen: 'responses', button: /^Published \(2\)\s?Pro$/, feature: 'Response Filter', from: 'plus' },
	{ screen: 'responses', button: /^Delete Pro$/, feature: 'Response Trash', from: 'plus' },
];

const test = testOnOwnSite( 'editions', {
	plan: 'lite',
	serve: async ( { dir, port } ) => ( await startPhpServer( { dir, port } ) ).stop,
} );

async function open( page: Page, screen: Screen, { id }: Survey ): Promise< void > {
	const path = {
		overview: '/',
		summary: `/survey/${ String( id ) }`,
		responses: `/survey/${ String( id ) }/responses`,
	};
	await page.goto( 'about:blank' ); // A new hash alone doesn't load the page.
	await page.goto( `${ RESULTS }#${ path[ screen ] }` );
	const sign = { overview: 'Responses per day', summary: 'Found it?', responses: 'Responses' };
	await page.getByRole( 'heading', { name: sign[ screen ] } ).first().waitFor();
	await expect( page.locator( '#userfeedback-app [aria-busy="true"]' ) ).toHaveCount( 0 );
}

/** Adds answers from two visitors. */
async function answered( owner: Owner, visitor: Page ): Promise< Survey > {
	const survey = await owner.publishAlone( 'Of each plan', [
		{ title: 'Found it?', type: 'radio-button', config: { options: [ 'Yes', 'No' ] } },
		{ title: 'Again?', type: 'radio-button', config: { options: [ 'Sure', 'Never' ] } },
	] );
	await answer( visitor, survey, [ 'Yes', 'Sure' ] );
	await answer( visitor, survey, [ 'No', 'Never' ] );
	return survey;
}

/** Expects no controls for editing or deleting. Share stays: viewers can see the existing links. */
async function expectNothingToDo( desk: Page ): Promise< void > {
	const app = desk.locator( '#userfeedback-app' );
	for ( const name of [ /^Edit/, /^Duplicate/, /^Trash$/, /^Delete/, /^Create\b/ ] ) {
		await expect( app.getByRole( 'button', { name } ) ).toHaveCount( 0 );
		await expect( app.getByRole( 'link', { name } ) ).toHaveCount( 0 );
	}
	await expect( app.getByRole( 'row' ).getByRole( 'checkbox' ) ).toHaveCount( 0 );
}

test( 'each plan shows its results features, and locked ones name the plan they need', async ( {
	page,
	visitor,
	site,
} ) => {
	const survey = await answered( new Owner( page ), visitor );
	await page.goto( '/wp-admin/index.php' ); // Counts them.

	for ( const plan of PLANS ) {
		if ( plan !== 'lite' ) {
			await giveLicense( site.dir, plan );
		}
		for ( const screen of [ 'overview', 'summary', 'responses' ] as const ) {
			await open( page, screen, survey );
			await screenshot( page, `edition-${ plan }-${ screen }` );
			for ( const gate of GATES.filter( ( { screen: of } ) => of === screen ) ) {
				const button = page.getByRole( 'button', { name: gate.button } ).first();
				const isLocked = PLANS.indexOf( plan ) < PLANS.indexOf( gate.from );
				await expect( button, `${ gate.feature } on ${ plan }` ).toHaveCount( isLocked ? 1 : 0 );
				if ( isLocked ) {
					await button.press( 'Enter' );
					const dialog = page.getByRole( 'dialog' );
					await expect( dialog ).toContainText( gate.feature );
					expect( await accessibilityFaults( page, '.components-modal__frame' ) ).toEqual( [] );
					await page.keyboard.press( 'Escape' );
					await expect( dialog ).toHaveCount( 0 );
					await expect( button ).toBeFocused();
				}
			}
		}
		await expect( page.getByRole( 'link', { name: 'View' } ) ).toHaveCount( plan === 'lite' ? 0 : 2 );
		await expect( page.getByRole( 'combobox', { name: 'Bulk actions' } ) ).toHaveCount( plan === 'lite' ? 0 : 1 );
	}
} );

test( 'a view-only user sees no action that needs another permission', async ( { page, visitor, browser, site } ) => {
	await giveLicense( site.dir, 'elite' );
	const owner = new Owner( page );
	const survey = await answered( owner, visitor );
	await page.goto( '/wp-admin/index.php' ); // Counts them.
	await owner.saveSettings( { view_results: [ 'editor' ], create_edit_surveys: [], delete_surveys: [] } );
	const context = await browser.newContext( { baseURL: site.url, storageState: { cookies: [], origins: [] } } );
	const desk = await context.newPage();
	const refused: string[] = [];
	desk.on( 'response', ( sent ) => {
		if ( sent.status() >= 400 ) refused.push( `${ String( sent.status() ) } ${ sent.url() }` );
	} );
	await ( await Colleague.join( page.request, desk, 'Reader', 'editor' ) ).logIn();

	await desk.goto( '/wp-admin/index.php' );
	await desk.locator( '#adminmenu' ).getByRole( 'link', { name: 'UserFeedback' } ).click();
	await desk.getByRole( 'heading', { name: 'Results Overview' } ).waitFor();
	await expect( desk.locator( '#adminmenu' ).getByRole( 'link', { name: 'Surveys', exact: true } ) ).toHaveCount( 0 );
	for ( const screen of [ 'overview', 'summary', 'responses' ] as const ) {
		await open( desk, screen, survey );
		await screenshot( desk, `viewer-${ screen }` );
		await expectNothingToDo( desk );
	}
	await desk.getByRole( 'row' ).nth( 1 ).getByRole( 'link', { name: 'View' } ).press( 'Enter' );
	await desk.getByRole( 'heading', { name: 'Response Details' } ).waitFor();
	await expect( desk.getByRole( 'button', { name: /Trash|Delete/ } ) ).toHaveCount( 0 );
	expect( refused, 'requests that a screen of theirs made and the server refused' ).toEqual( [] );
	expect( ( await desk.goto( SURVEYS ) )?.status() ).toBe( 403 );
	await context.close();
} );
