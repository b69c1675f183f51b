import { floating, inline } from '../support/journeys';
import { Owner } from '../support/owner';
import { takeApart } from '../support/page-parts';
import type { Parts } from '../support/page-parts';
import { expect, test } from '../support/test';

const QUESTION = [ { title: 'Still here?', type: 'text' as const } ];

/** Changes that optimization plugins make to pages, and features that some sites lack. */
const OPTIMIZERS: Record< string, ( parts: Parts ) => string | Promise< string > > = {
	'moves all scripts to the head': ( { html, loader, address } ) =>
		html.replace( loader, '' ).replace( '<head>', () => `<head><script src="${ address }"></script>` ),
	'loads scripts whenever they come': ( { html, loader } ) =>
		html.replace( loader, loader.replace( ' defer', ' async' ) ),
	'writes the loader into the page': async ( { html, loader, address, textOf } ) => {
		const text = await textOf( address );
		return html.replace( loader, () => `<script>${ text }</script>` );
	},
	'puts both scripts into one, the survey first': async ( { html, loader, address, bundle, textOf } ) => {
		const texts = [ await textOf( bundle ), await textOf( address ) ];
		return html.replace( loader, () => `<script>${ texts.join( '\n;' ) }</script>` );
	},
	'has the loader on the page twice': ( { html, loader } ) => html.replace( loader, loader + loader ),
	'delays scripts until long after the page has loaded': ( { html, loader, address } ) =>
		html.replace(
			loader,
			`<script>addEventListener( 'load', () => requestAnimationFrame( () => {
				const late = document.createElement( 'script' );
				late.src = '${ address }';
				document.body.append( late );
			} ) )</script>`
		),
	'takes JavaScript modules off': ( { html } ) =>
		html.replaceAll( /<script\b[^>]*type="(module|importmap)"[^>]*>.*?<\/script>/gs, '' ),
};

test( 'a survey shows once, whatever an optimizer does to the scripts of the page', async ( { page, visitor } ) => {
	const owner = new Owner( page );
	await owner.publishAlone( 'Optimized', QUESTION );
	const parts = await takeApart( visitor, '/' );
	expect( parts.html ).toContain( 'type="module"' ); // Otherwise removing them proves nothing.

	for ( const [ name, optimize ] of Object.entries( OPTIMIZERS ) ) {
		await test.step( name, async () => {
			const body = await optimize( parts );
			expect( body ).not.toBe( parts.html );
			await visitor.route( '/', ( route ) => route.fulfill( { body, contentType: 'text/html; charset=utf-8' } ) );
			await visitor.goto( '/' );
			await expect( floating( visitor ), name ).toHaveCount( 1 );
			await expect( floating( visitor ), name ).toContainText( 'Still here?' );
			await visitor.unroute( '/' );
		} );
	}
} );

test( 'a survey respects a policy that allows only the page’s own scripts and no styles', async ( {
	page,
	visitor,
} ) => {
	const owner = new Owner( page );
	await owner.unpublishAll();
	const placed = await owner.publish( 'Strict place', QUESTION );
	await owner.publish( 'Strict', QUESTION );
	const address = await owner.addPage( 'Strict', `[userfeedback id="${ String( placed.id ) }"]` );
	const { manifest, loader } = await takeApart( visitor, address );
	const place = `<div data-userfeedback-survey="${ String( placed.id ) }"></div>`;
	await visitor.addInitScript( () => {
		window.violations = [];
		document.addEventListener( 'securitypolicyviolation', ( { violatedDirective: directive, blockedURI } ) =>
			window.violations.push( `${ directive } ${ blockedURI }` )
		);
	} );
	await visitor.route( address, ( route ) =>
		route.fulfill( {
			body: `<!doctype html><title>Strict</title><main>${ place }</main>${ manifest }${ loader }`,
			contentType: 'text/html; charset=utf-8',
			headers: { 'Content-Security-Policy': "script-src 'self'; style-src 'none'" },
		} )
	);
	await visitor.goto( address );

	for ( const survey of [ inline( visitor ), floating( visitor ) ] ) {
		await expect( survey.getByText( 'Still here?' ) ).toHaveCSS( 'font-size', '18px' );
		await survey.getByRole( 'textbox' ).fill( 'Yes' );
		await survey.getByRole( 'button', { name: 'Submit' } ).click();
		await expect( survey ).toContainText( 'Thanks for your feedback!' );
	}
	expect( await visitor.evaluate( () => window.violations ) ).toEqual( [] );
} );

declare global {
	interface Window {
		violations: string[];
	}
}
