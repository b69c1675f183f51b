import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { accessibilityFaults } from '../support/axe';
import { floating, outline, read } from '../support/journeys';
import { Owner } from '../support/owner';
import { screenshot } from '../support/screenshot';
import { addMustUse } from '../support/site/must-use';
import { expect, test } from '../support/test';

const SURVEYS = '/wp-admin/admin.php?page=userfeedback_surveys';
const siteDir = (): string => process.env[ 'UF_SITE_DIR' ] ?? '';

/** Activates the plugin of examples/color-question. @returns what deactivates it. */
function activateExample(): () => void {
	const folder = join( siteDir(), 'wp-content/plugins/color-question' );
	cpSync( 'examples/color-question', folder, { recursive: true } );
	const remove = addMustUse(
		siteDir(),
		'color-question.php',
		// The site is in a folder of UserFeedback, so WordPress takes its plugins for parts of it.
		"add_filter( 'plugins_url', static fn( $url ) => preg_replace( '#/plugins/.+/plugins/#', '/plugins/', $url ) );" +
			"require WP_PLUGIN_DIR . '/color-question/color-question.php';"
	);
	return () => {
		remove();
		rmSync( folder, { recursive: true } );
	};
}

test( 'a question type of another plugin works from the builder to the results', async ( { page, visitor } ) => {
	const deactivate = activateExample();
	let isActive = true;
	try {
		const owner = new Owner( page );
		const survey = await owner.publishAlone( 'Your color', [ { title: 'Why?', type: 'text' } ] );
		const builder = `${ SURVEYS }#/edit/${ String( survey.id ) }/questions`;
		await page.goto( builder );
		await page.getByRole( 'button', { name: 'Add question' } ).click();
		await page.getByRole( 'menuitem', { name: 'Color' } ).click();
		await page.getByRole( 'textbox', { name: 'Question', exact: true } ).fill( 'Which color?' );
		const preview = page.frameLocator( 'iframe' );
		await expect( preview.getByLabel( 'Which color?' ).and( preview.locator( 'input' ) ) ).toBeVisible();
		expect( await accessibilityFaults( page, '#userfeedback-app' ) ).toEqual( [] );
		await screenshot( page, 'registered-type' );
		await page.getByRole( 'button', { name: 'Save', exact: true } ).click();
		await expect( page.getByText( 'Saved!' ).first() ).toBeVisible();

		await visitor.goto( '/' );
		await expect( visitor.locator( 'script[src*="widget/loader.js"]' ) ).toHaveCount( 1 );
		await read( visitor );
		await floating( visitor ).getByRole( 'textbox' ).fill( 'It is calm' );
		await floating( visitor ).getByRole( 'button', { name: 'Next' } ).click();
		await floating( visitor ).locator( 'input[type=color]' ).fill( '#3366cc' );
		expect( await accessibilityFaults( visitor, 'body > :last-child' ) ).toEqual( [] );
		await screenshot( visitor, 'registered-type-answer' );
		const stored = visitor.waitForResponse( /\/responses$/ );
		await floating( visitor ).getByRole( 'button', { name: 'Submit' } ).click();
		expect( ( await stored ).status() ).toBe( 201 );
		const results = `/wp-admin/admin.php?page=userfeedback_results#/survey/${ String( survey.id ) }`;
		await page.goto( results );
		await expect( page.getByText( '#3366cc' ) ).toBeVisible();

		deactivate();
		isActive = false;
		await page.goto( 'about:blank' );
		await page.goto( results );
		await expect( page.getByText( '#3366cc' ) ).toBeVisible();
		await page.goto( builder );
		await outline( page )
			.getByRole( 'button', { name: /Which color\?/ } )
			.click();
		await expect( page.getByText( 'The plugin of this question type is inactive' ) ).toBeVisible();
		await screenshot( page, 'registered-type-inactive' );
		await visitor.goto( '/' );
		await expect( visitor.locator( 'script[src*="widget/loader.js"]' ) ).toHaveCount( 0 );
	} finally {
		if ( isActive ) {
			deactivate();
		}
	}
} );
