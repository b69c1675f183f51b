import { Owner } from '../support/owner';
import { screenshot } from '../support/screenshot';
import { english } from '../support/translated/english';
import { pseudo } from '../support/translated/pseudo';
import { test } from '../support/translated/site';
import { Walk } from '../support/translated/walk';
import { expect } from '../support/test';

/** WordPress 7.1 logs this about one of its own stylesheets. */
test.use( { expectedError: /global-styles-css-custom-properties-inline-css was added to the iframe incorrectly/ } );

/** Term panels, whose names are in this language but whose texts aren't. */
const OF_WORDPRESS = new RegExp( `${ pseudo( 'Categories' ) }|${ pseudo( 'Tags' ) }` );

const BLOCKS = [ 'Survey', 'Survey Results', 'Post Ratings' ];

test( 'none of the plugin’s text on WordPress screens is in English', async ( { page } ) => {
	const walk = new Walk( page );
	await page.goto( '/wp-admin/index.php' );
	await walk.read( 'menu', '#toplevel_page_userfeedback_surveys' );
	await walk.read( 'dashboard', '#userfeedback_dashboard h2, #userfeedback_dashboard .inside' );
	await page.goto( '/wp-admin/plugins.php' );
	const row = 'tr[data-plugin="userfeedback/userfeedback.php"]';
	// The deactivate link, version, and author are WordPress's texts.
	await walk.read(
		'plugins',
		`${ row } strong, ${ row } .plugin-description, ${ row } .row-actions span:not(.deactivate)`
	);
	await page.goto( '/wp-admin/edit.php' );
	await walk.read( 'posts', '[class*="userfeedback"], [id*="userfeedback"]:is(th, td)' );
	walk.end();
} );

test( 'no block and no panel of the editor contains English', async ( { page, filled } ) => {
	const owner = new Owner( page );
	const walk = new Walk( page );
	await owner.knowsTheEditor();
	await page.goto( `/wp-admin/post.php?post=${ String( filled.post ) }&action=edit` );
	const canvas = page.frameLocator( 'iframe[name="editor-canvas"]' );
	await canvas.locator( '.wp-block-post-title' ).click();
	await page.keyboard.press( 'End' );
	await page.keyboard.press( 'Enter' );
	const drawn: string[] = [];
	for ( const name of BLOCKS ) {
		await page.keyboard.type( `/${ pseudo( name ) }` );
		await page.getByRole( 'option', { name: pseudo( name ), exact: true } ).click();
		const frame = page.frame( { name: 'editor-canvas' } );
		await canvas.locator( '[data-type^="userfeedback/"]' ).last().waitFor();
		await walk.read(
			`settings of ${ name }`,
			'.block-editor-block-card__title, .block-editor-block-card__description'
		);
		if ( frame ) drawn.push( ...( await english( frame, '[data-type^="userfeedback/"]' ) ) );
		await canvas.locator( '.wp-block-post-title' ).click();
		await page.keyboard.press( 'End' );
		await page.keyboard.press( 'Enter' );
	}
	await screenshot( page, 'translated-blocks' );
	await page.getByRole( 'tab', { name: /^(Post|ⒶПост)$/ } ).click();
	for ( const panel of await page
		.locator( '.components-panel__body' )
		.filter( { hasText: /Ⓐ/, hasNotText: OF_WORDPRESS } )
		.all() ) {
		if ( ( await panel.locator( 'button[aria-expanded="false"]' ).count() ) > 0 ) {
			await panel.locator( 'button[aria-expanded="false"]' ).first().click();
		}
		await panel.evaluate( ( element ) => element.setAttribute( 'data-uf-panel', '' ) );
	}
	expect( await page.locator( '[data-uf-panel]' ).count() ).toBeGreaterThan( 1 );
	await walk.read( 'panels', '[data-uf-panel]' );
	await screenshot( page, 'translated-panels' );
	expect( drawn ).toEqual( [] );
	walk.end();
} );
