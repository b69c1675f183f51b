import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { makeFree } from '../../../tools/release/release.mjs';
import { startPhpServer } from '../../../tools/dev/setup/servers/php-server.mjs';
import { Owner } from '../support/owner';
import { screenshot } from '../support/screenshot';
import { testOnOwnSite } from '../support/site/own-site';
import { expect } from '../support/test';
import { ask } from './ask-visitor';
import { activate, install } from './uploading';

const test = testOnOwnSite( `free-walk-${ process.env[ 'UF_WP' ] ?? 'now' }`, {
	plugin: false,
	plan: 'lite',
	serve: async ( { dir, port, servers } ) => {
		mkdirSync( servers, { recursive: true } );
		return ( await startPhpServer( { dir, port } ) ).stop;
	},
} );

/** Words about paid features, which must not appear here, except where the two editions are compared. */
const SELLING =
	/upgrade|licen[cs]e key|premium|unlock|\bpro\b|\belite\b|add-?ons?\b|\bplans?\b|50%|\bbuy\b|webhook|google drive|heatmap|post ratings/i;
const COMPARED = '/about/lite-vs-pro';

const SCREENS: readonly { page: string; path: string }[] = [
	...[ '/', '/new/setup', '/deliveries' ].map( ( path ) => ( { page: 'userfeedback_surveys', path } ) ),
	...[ '/', '/survey/1', '/survey/1/responses' ].map( ( path ) => ( { page: 'userfeedback_results', path } ) ),
	...[
		'/general',
		'/widget',
		'/email',
		'/integrations',
		'/privacy',
		'/welcome',
		'/about',
		'/about/getting-started',
		COMPARED,
		'/growth-tools',
	].map( ( path ) => ( { page: 'userfeedback_settings', path } ) ),
	...[ '/site', '/look', '/news', '/start' ].map( ( path ) => ( { page: 'userfeedback_onboarding', path } ) ),
	...[ 'questions', 'notifications', 'publish' ].map( ( step ) => ( {
		page: 'userfeedback_surveys',
		path: `/edit/1/${ step }`,
	} ) ),
];

/** Returns what a screen loads from other sites, and any text that sells something. */
async function faultsOf( page: Page, site: string, mayCompare: boolean ): Promise< string[] > {
	const app = page.locator( '#userfeedback-app' );
	const links = await app
		.locator( 'a[href]' )
		.evaluateAll( ( all ) => all.map( ( link ) => ( link as HTMLAnchorElement ).href ) );
	const words = ( await app.innerText() ).replaceAll( 'Lite vs Pro', '' ); // The link to the comparison.
	const sold = mayCompare ? null : SELLING.exec( words );
	return [
		...links.filter( ( href ) => ! href.startsWith( site ) ),
		...( sold ? [ words.slice( Math.max( 0, sold.index - 60 ), sold.index + 60 ) ] : [] ),
		...( await app
			.locator( '.uf-badge--plan, .uf-locked-toggle, .is-locked, [class*="--locked"]' )
			.evaluateAll( ( all ) => all.map( ( one ) => one.outerHTML.slice( 0, 160 ) ) ) ),
	];
}

test( 'the free edition is complete on each screen, with nothing locked, sold or remote', async ( {
	page,
	visitor,
	site,
} ) => {
	const elsewhere: string[] = [];
	for ( const context of [ page.context(), visitor.context() ] ) {
		context.on( 'request', ( request ) => {
			const url = request.url();
			if ( /^https?:/.test( url ) && ! url.startsWith( site.url ) && ! url.includes( 'gravatar.com' ) )
				elsewhere.push( url );
		} );
	}
	await install( page, makeFree( site.servers ) );
	await activate( page );
	await ask( page, visitor, 'A walk' );
	await new Owner( page ).saveSettings( { remove_data_on_uninstall: true } );

	const faults: string[] = [];
	const guide = await ( await page.request.get( '/wp-admin/options-privacy.php?tab=policyguide' ) ).text();
	expect( guide ).toContain( 'Surveys on this site ask visitors questions.' );
	expect( /webhook|heatmap|rate a post/i.exec( guide ), 'what the suggested privacy text names' ).toBeNull();
	for ( const { page: name, path } of SCREENS ) {
		await page.setViewportSize( { width: 1280, height: 900 } );
		await page.goto( 'about:blank' ); // Only the hash may differ.
		await page.goto( `/wp-admin/admin.php?page=${ name }#${ path }` );
		await expect( page.locator( '#userfeedback-app [data-route-focus]' ).first() ).toBeAttached();
		await expect( page.locator( '#userfeedback-app .uf-skeleton' ) ).toHaveCount( 0 );
		for ( const width of [ 1280, 390 ] ) {
			await page.setViewportSize( { width, height: 900 } );
			for ( const frame of await page.locator( 'iframe.uf-preview__frame' ).all() )
				await expect( frame.contentFrame().getByRole( 'button' ).first() ).toBeVisible();
			await screenshot( page, `free-${ name.slice( 13 ) }${ path.replaceAll( '/', '-' ) }-${ String( width ) }` );
			for ( const fault of await faultsOf( page, site.url, path === COMPARED ) )
				faults.push( `${ path }: ${ fault }` );
			const beyond = await page.evaluate( () => document.documentElement.scrollWidth - innerWidth );
			if ( beyond > 0 ) faults.push( `${ path }: ${ String( beyond ) } pixels beyond the window` );
		}
	}
	expect( faults ).toEqual( [] );
	expect( elsewhere ).toEqual( [] );
} );
