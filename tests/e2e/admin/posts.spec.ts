import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import type { WidgetManifest } from '../../../src/contract/types';
import { floating, read } from '../support/journeys';
import { Owner } from '../support/owner';
import { expect, test } from '../support/test';
import { writer } from '../support/site/users';

/** Elements that WordPress lets authors write; PHPUnit checks the list with each version of it. */
const { everywhere, elements } = JSON.parse(
	readFileSync( join( import.meta.dirname, '../../fixtures/post-elements.json' ), 'utf8' )
) as { everywhere: string[]; elements: Record< string, string[] > };

/** Attributes that load a URL, which proves nothing here and fails in the console. */
const FETCHING = [ 'src', 'data', 'poster', 'background', 'longdesc', 'usemap' ];

/** Global names that our scripts, and scripts they depend on, look up. */
const GLOBALS = [
	'UserFeedback',
	'userfeedback_why',
	'userfeedback_no_show_reasons',
	'userfeedback-loader-js',
	'wp_has_consent',
	'gtag',
	'dataLayer',
];

const SCRIPT = 'data:text/javascript,window.__pwned=1//build/widget/survey.js';

/** Builds every allowed element with every attribute, once per name; elements that can hold text hold JSON. */
function everyElement( texts: Record< string, string > ): string {
	const values = ( id: string ): Record< string, string > => ( { id, name: id, popover: 'manual' } );
	const written = ( name: string, id: string ): string =>
		name === 'data-*' ? 'data-userfeedback-survey="777"' : `${ name }="${ values( id )[ name ] ?? 'x' }"`;
	return Object.entries( texts )
		.flatMap( ( [ id, text ] ) =>
			Object.entries( elements ).map( ( [ element, own ] ) => {
				const attributes = [ ...everywhere, ...own ]
					.filter( ( name ) => ! FETCHING.includes( name ) )
					.map( ( name ) => written( name, id ) );
				return `<pre hidden><${ element } ${ attributes.join( ' ' ) }>${ text }</${ element }></pre>`;
			} )
		)
		.join( '' );
}

/** Builds a post from these elements with the site's own manifest, which an author can fetch. */
async function hostilePost( visitor: Page ): Promise< string > {
	await visitor.goto( '/' );
	const printed = await visitor.locator( 'script#userfeedback-manifest' ).textContent();
	const real = JSON.parse( printed ?? '' ) as WidgetManifest;
	const survey = real.surveys.find( ( { floats } ) => floats );
	const manifest = {
		...real,
		made_at: 4_102_444_800,
		bundle: SCRIPT,
		rest: `${ new URL( visitor.url() ).origin }/stolen/`,
		collector: '',
		surveys: [
			{ ...survey, id: 777, thank_you: { message: '', url: 'javascript:window.__pwned=1', conditions: [] } },
		],
	};
	const why = {
		script: SCRIPT,
		surveys: [],
		create: 'javascript:window.__pwned=1',
		strings: {},
		words: {},
		holds: {},
	};
	return `<!-- wp:html -->${ everyElement( {
		'userfeedback-manifest': JSON.stringify( manifest ).replaceAll( '<', '\\u003c' ),
		'userfeedback-why': JSON.stringify( why ),
		...Object.fromEntries( GLOBALS.map( ( name ) => [ name, 'x' ] ) ),
	} ) }<!-- /wp:html -->`;
}

/** The effect that the post would have if any of it were mistaken for ours. */
const damage = ( page: Page ): Promise< unknown > =>
	page.evaluate( () => ( window as { __pwned?: unknown } ).__pwned ?? null );

test( 'an author’s post can’t replace the manifest: visitors get the site’s own survey', async ( {
	page,
	visitor,
	baseURL,
} ) => {
	const owner = new Owner( page );
	const survey = await owner.publishAlone( 'Whose words?', [ { title: 'The owner’s own?', type: 'text' } ] );
	const author = await writer( page.request, baseURL ?? '', 'author' );
	const post = await author.write( 'A nice post', await hostilePost( visitor ), 'publish' );
	const stolen: string[] = [];
	visitor.on( 'request', ( request ) => {
		if ( request.url().includes( '/stolen/' ) ) stolen.push( request.url() );
	} );
	await visitor.goto( post.link );

	// Otherwise the post would prove nothing.
	expect( await visitor.locator( ':not(script)#userfeedback-manifest' ).count() ).toBeGreaterThan( 80 );
	await expect( floating( visitor ) ).toContainText( 'The owner’s own?' );
	await read( visitor );
	await floating( visitor ).getByRole( 'textbox' ).fill( 'Yes' );
	await floating( visitor ).getByRole( 'button', { name: 'Submit' } ).click();
	await expect( floating( visitor ) ).toContainText( 'Thanks for your feedback!' );
	expect( await damage( visitor ) ).toBeNull();
	expect( stolen ).toEqual( [] );
	await expect.poll( () => owner.responsesTo( survey ) ).toBe( 1 );
	await author.leave( post.id );
} );

test( 'a contributor’s post can’t run a script for the administrator who views it', async ( {
	page,
	visitor,
	baseURL,
} ) => {
	const owner = new Owner( page );
	await owner.publishAlone( 'Whose words?', [ { title: 'The owner’s own?', type: 'text' } ] );
	const contributor = await writer( page.request, baseURL ?? '', 'contributor' );
	const post = await contributor.write( 'For review', await hostilePost( visitor ), 'pending' );
	await page.goto( `/?p=${ String( post.id ) }&preview=true` );

	expect( await page.locator( ':not(script)#userfeedback-why' ).count() ).toBeGreaterThan( 80 );
	await expect( floating( page ) ).toContainText( 'The owner’s own?' );
	await page.locator( '#wpadminbar #wp-admin-bar-userfeedback-why > .ab-item' ).click();
	await expect( page.getByRole( 'dialog', { name: 'Surveys on this page' } ) ).toContainText( 'Whose words?' );
	expect( await damage( page ) ).toBeNull();
	await contributor.leave( post.id );
} );
