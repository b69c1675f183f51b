import type { Page } from 'playwright/test';
import { startPhpServer } from '../../../../tools/dev/setup/servers/php-server.mjs';
import { issueLicense } from '../../../../tools/dev/setup/site/license.mjs';
import { giveLicense } from '../../../../tools/dev/setup/site/site.mjs';
import { answer } from '../../support/answers';
import { accessibilityFaults } from '../../support/axe';
import { floating } from '../../support/journeys';
import { Owner } from '../../support/owner';
import { screenshot } from '../../support/screenshot';
import { addMustUse } from '../../support/site/must-use';
import { testOnOwnSite } from '../../support/site/own-site';
import { expect } from '../../support/test';

const GENERAL = '/wp-admin/admin.php?page=userfeedback_settings#/general';
const SURVEYS = '/wp-admin/admin.php?page=userfeedback_surveys';
const RESULTS = '/wp-admin/admin.php?page=userfeedback_results';

const test = testOnOwnSite( 'expiry', {
	plan: 'lite',
	serve: async ( { dir, port } ) => ( await startPhpServer( { dir, port } ) ).stop,
} );

/** Formats a date this many days ahead as a license does. */
const inDays = ( days: number ) => new Date( Date.now() + days * 86_400_000 ).toISOString().slice( 0, 10 );

/** Moves the complete site one week ahead. */
const A_WEEK_LATER = `add_action(
	'plugins_loaded',
	static fn () => \\UserFeedback\\Plugin::get( \\UserFeedback\\Platform\\Clock::class )->stopAt( new DateTimeImmutable( '+7 days' ) ),
	11
);`;

async function open( page: Page, address: string ): Promise< void > {
	await page.goto( 'about:blank' ); // A new hash alone doesn't load the page.
	await page.goto( address );
}

test( 'an expired license keeps existing features, locks new ones, and can be replaced', async ( {
	page,
	visitor,
	site,
} ) => {
	await giveLicense( site.dir, 'elite' );
	await open( page, GENERAL );
	await page.getByRole( 'button', { name: 'Deactivate' } ).click();
	await page.getByRole( 'dialog' ).getByRole( 'button', { name: 'Deactivate' } ).click();
	await page
		.getByRole( 'textbox', { name: 'License key' } )
		.fill( await issueLicense( site.dir, 'elite', { expires: inDays( 3 ) } ) );
	await expect( page.getByText( 'Your license key is active.' ).first() ).toBeVisible();

	const owner = new Owner( page );
	const survey = await owner.publishAlone(
		'Runs on',
		[
			{ title: 'Would you recommend us?', type: 'nps' },
			{ title: 'Why?', type: 'text' },
		],
		{
			targeting: {
				pages: 'select',
				page_rules: [
					{ logic: 'user_logged_in', operator: '&&', data: [ { id: 'logged_out', label: 'Logged out' } ] },
				],
			},
		},
		'nps'
	);
	await answer( visitor, survey, [ 9, 'Quick' ] );

	const takeOff = addMustUse( site.dir, 'a-week-later.php', A_WEEK_LATER );
	await open( page, GENERAL );
	await expect( page.getByText( /has expired.*Running surveys continue/ ).first() ).toBeVisible();
	expect( await accessibilityFaults( page, '#userfeedback-app' ) ).toEqual( [] );
	await screenshot( page, 'expiry-license' );

	await visitor.goto( '/' );
	await expect( floating( visitor ) ).toContainText( 'Would you recommend us?' );
	await answer( visitor, survey, [ 3, 'Slow' ] );

	await open( page, `${ RESULTS }#/survey/${ String( survey.id ) }/responses` );
	await page.getByRole( 'link', { name: 'View' } ).first().press( 'Enter' );
	await expect( page.getByText( 'Slow' ).first() ).toBeVisible();
	await open( page, `${ RESULTS }#/survey/${ String( survey.id ) }` );
	await expect( page.getByRole( 'button', { name: /^Export Results/ } ) ).not.toContainText( 'Pro' );
	await screenshot( page, 'expiry-results' );

	await open( page, `${ SURVEYS }#/new/setup` );
	await page.getByRole( 'button', { name: 'Start from Scratch' } ).click();
	await page.getByRole( 'button', { name: 'Add question' } ).click();
	await page.getByRole( 'menuitem', { name: /Star rating/ } ).press( 'Enter' );
	await expect( page.getByRole( 'dialog' ) ).toContainText( 'is a Pro feature' );
	await screenshot( page, 'expiry-builder' );

	await open( page, GENERAL );
	await page.getByRole( 'textbox', { name: 'License key' } ).fill( await issueLicense( site.dir, 'elite' ) );
	await expect( page.getByText( 'Your license key is active.' ).first() ).toBeVisible();
	await expect( page.getByText( /has expired/ ) ).toHaveCount( 0 );
	takeOff();
} );
