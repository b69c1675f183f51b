import type { Page } from 'playwright/test';
import { openScene, pictureOf, SCENES } from '../../../tools/dev/manual/scenes.mjs';
import { accessibilityFaults } from '../support/axe';
import { Owner } from '../support/owner';
import { screenshot } from '../support/screenshot';
import { expect, test } from '../support/test';

const ADMIN = '/wp-admin/admin.php?page=userfeedback_';
const OVERLAY = '.components-modal__screen-overlay';

const help = ( page: Page ) => page.getByRole( 'dialog', { name: 'Help' } );
const toggle = ( page: Page ) => page.getByRole( 'button', { name: 'Help', exact: true } );

test( 'each screen opens its manual page next to it by keyboard alone', async ( { page } ) => {
	const survey = await new Owner( page ).publish( 'Helped', [ { title: 'Why?', type: 'text' } ] );
	const places = [
		[ 'surveys#/', 'Surveys' ],
		[ `surveys#/edit/${ String( survey.id ) }/questions`, 'Builder: Questions' ],
		[ `results#/survey/${ String( survey.id ) }`, 'Results of a survey' ],
		[ 'settings#/privacy', 'Settings: Privacy' ],
	] as const;
	for ( const [ address, title ] of places ) {
		await page.goto( 'about:blank' );
		await page.goto( ADMIN + address );
		await toggle( page ).waitFor();
		await expect( page.locator( '#userfeedback-app [aria-busy="true"]' ) ).toHaveCount( 0 ); // The builder's header comes with its survey.
		await toggle( page ).focus();
		await page.keyboard.press( 'Enter' );
		await expect( help( page ).getByRole( 'heading', { name: title, level: 2 } ) ).toBeVisible();
		expect( await accessibilityFaults( page, OVERLAY ) ).toEqual( [] );
		await page.keyboard.press( 'Escape' );
		await expect( help( page ) ).toHaveCount( 0 );
		await expect( toggle( page ) ).toBeFocused();
	}
} );

test( 'the manual can be read on a phone, page by page, and in its own tab', async ( { page, context } ) => {
	await page.setViewportSize( { width: 390, height: 800 } );
	await page.goto( `${ ADMIN }surveys#/deliveries` );
	await toggle( page ).click();
	await help( page ).getByRole( 'button', { name: 'All pages' } ).click();
	await expect( help( page ).getByRole( 'heading', { name: 'All manual pages' } ) ).toBeFocused();
	await help( page ).getByRole( 'button', { name: 'Net Promoter Score' } ).click();
	await expect( help( page ).getByRole( 'heading', { name: 'Net Promoter Score', level: 2 } ) ).toBeFocused();
	expect( await page.evaluate( () => document.documentElement.scrollWidth ) ).toBeLessThanOrEqual( 390 );
	await screenshot( page, 'help-390', false );

	const [ tab ] = await Promise.all( [
		context.waitForEvent( 'page' ),
		help( page )
			.getByRole( 'link', { name: /Open in new tab/ } )
			.click(),
	] );
	await expect( tab.getByRole( 'article' ).getByRole( 'heading', { name: 'Net Promoter Score' } ) ).toBeVisible();
	await tab.setViewportSize( { width: 1280, height: 900 } );
	expect( await accessibilityFaults( tab, '#userfeedback-app' ) ).toEqual( [] );
	await screenshot( tab, 'help-screen', false );
	await tab.getByRole( 'navigation', { name: 'Manual pages' } ).getByRole( 'link', { name: 'Exports' } ).click();
	await expect( tab.getByRole( 'heading', { name: 'Exports', level: 2 } ) ).toBeVisible();
	await tab.setViewportSize( { width: 390, height: 800 } );
	expect( await tab.evaluate( () => document.documentElement.scrollWidth ) ).toBeLessThanOrEqual( 390 );
} );

test( 'the screens in the manual’s pictures still exist', async ( { page } ) => {
	const owner = new Owner( page );
	const survey = await owner.publish( 'Pictured', [ { title: 'Why?', type: 'text' } ] );
	const ids = { floating: survey.id, placed: survey.id, page: 0 };
	const tried = SCENES.filter( ( scene ) =>
		[ 'surveys', 'questions', 'audience', 'settings-privacy' ].includes( scene.page )
	);
	expect( tried ).toHaveLength( 4 );
	for ( const scene of tried ) {
		await openScene( page, { ...scene, shows: scene.shows.replace( ':nth-child(3)', '' ) }, ids );
		expect( ( await pictureOf( page, scene ) ).length, scene.page ).toBeGreaterThan( 10_000 );
	}
} );
