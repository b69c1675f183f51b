import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { StaticNetFilteringEngine } from '@gorhill/ubo-core';
import type { Page, Request } from 'playwright/test';
import { ROOT } from '../../../tools/dev/setup/paths.mjs';
import { floating, inline, read } from '../support/journeys';
import { FontServer } from '../support/servers/font-server';
import { Owner } from '../support/owner';
import { aged } from '../support/page-parts';
import { expect, test } from '../support/test';

/**
 * Rules in the style of common filter lists, in our own words, each with a matching URL similar to ours. Our routes,
 * parameters, and scripts must not have such names.
 */
const RULES = {
	'/collect.php?tid=': '/wp-content/plugins/userfeedback/includes/Widget/collect.php?tid=3&do=impression',
	'/collect.php?*&do=track': '/wp-content/plugins/userfeedback/includes/Widget/collect.php?survey=3&do=track',
	'/collect/event?': '/wp-json/userfeedback/v1/collect/event?survey=3',
	'/tracker/collect.php': '/wp-content/plugins/userfeedback/includes/tracker/collect.php?survey=3',
	'/track/impression?': '/wp-json/userfeedback/v1/track/impression?event=start',
	'/impression?mkevt=': '/wp-json/userfeedback/v1/surveys/3/impression?mkevt=start',
	'/impression?*&adid=': '/wp-json/userfeedback/v1/surveys/3/impression?event=start&adid=3',
	'/impressions/log^': '/wp-json/userfeedback/v1/surveys/3/impressions/log',
	'?event=pageview&': '/wp-json/userfeedback/v1/surveys/3/impression?event=pageview&nonce=x',
	'/beacon/responses^$ping,xmlhttprequest': '/wp-json/userfeedback/v1/beacon/responses',
	'/widget/geoip?': '/wp-json/userfeedback/v1/widget/geoip?inline[]=3',
	'/ads/manifest?': '/wp-json/userfeedback/v1/ads/manifest?page=3',
	'/survey-popup.js': '/wp-content/plugins/userfeedback/build/widget/survey-popup.js?ver=1',
	'/ad-loader.js': '/wp-content/plugins/userfeedback/build/widget/ad-loader.js?ver=1',
};

/** Request types with other names in filter lists. */
const TYPES: Record< string, string > = { xhr: 'xmlhttprequest', fetch: 'xmlhttprequest', document: 'main_frame' };

const OURS = /\/plugins\/userfeedback\/|\/userfeedback\/v1\/|\/uploads\/userfeedback\//;

const QUESTION = [ { title: 'Which tea do you drink?', type: 'text' as const } ];

test.describe( 'ad blockers', () => {
	test.use( { expectedError: /403/ } ); // From the collector if it is refused.

	test( 'allow all requests of the plugin with rules that block similar names', async ( {
		page,
		visitor,
		baseURL,
	} ) => {
		const site = baseURL ?? '';
		const engine = await StaticNetFilteringEngine.create();
		await engine.useLists( [ { name: 'near ours', raw: Object.keys( RULES ).join( '\n' ) } ] );
		const isBlocked = ( url: string, type: string ): boolean =>
			engine.matchRequest( { originURL: site, url, type: TYPES[ type ] ?? type } ) === 1;
		expect( Object.values( RULES ).filter( ( near ) => ! isBlocked( site + near, 'fetch' ) ) ).toEqual( [] );

		const asked: Request[] = [];
		for ( const context of [ page.context(), visitor.context() ] ) {
			context.on( 'request', ( request ) => {
				if ( OURS.test( request.url() ) ) asked.push( request );
			} );
		}
		await visitEverything( page, visitor );
		await askForTools( visitor );

		expect( notAsked( asked ) ).toEqual( [] );
		const blocked = asked.filter( ( request ) => isBlocked( request.url(), request.resourceType() ) );
		expect( blocked.map( ( request ) => request.url() ) ).toEqual( [] );
	} );
} );

/** Visits pages and gives answers that cause every kind of request. */
async function visitEverything( page: Page, visitor: Page ): Promise< void > {
	const owner = new Owner( page );
	await owner.publishAlone( 'On telephones', QUESTION, { targeting: { devices: [ 'mobile' ] } } );
	await visitAged( visitor, '/?s=tea' ); // No printed survey would show.

	const placed = await owner.publish( 'Embedded', QUESTION );
	await fetchFont( owner );
	await owner.publish( 'Everywhere', QUESTION, { theming: { font: { family: 'Lora', weight: '400' } } } );
	await owner.publish( 'In the Netherlands', QUESTION, { geo_targeting: { target: 'select', countries: [ 'NL' ] } } );
	const address = await owner.addPage( 'Blockers', `[userfeedback id="${ String( placed.id ) }"]` );
	await owner.checkCollector();
	try {
		// Uses the collector, and REST if the collector is blocked.
		await visitAged( visitor, address );
		await inline( visitor ).waitFor();
		await answer( visitor, 'Green' );

		await visitor.context().clearCookies();
		await visitor.route( /collect\.php/, ( route ) => route.fulfill( { status: 403, body: 'Forbidden' } ) );
		await visitAged( visitor, '/' );
		await answer( visitor, 'Black' );

		await page.goto( '/' );
		await page.locator( '#wp-admin-bar-userfeedback-why > .ab-item' ).click();
		await page.getByRole( 'dialog', { name: 'Surveys on this page' } ).waitFor();
		await seeTheBuilder( page, placed.id );
		await page.goto( 'about:blank' ); // No request after the plugin is deactivated.
	} finally {
		await owner.switchOffAndOn();
	}
}

/**
 * Requests by ratings, heatmaps, and the extended survey bundle. Their own tests cover pages that have them: here only URLs matter, so the test itself
 * answers all requests.
 */
async function askForTools( visitor: Page ): Promise< void > {
	const routes = /\/userfeedback\/v1\/(heatmaps|post-ratings|surveys\/\d+\/visits)/;
	await visitor.route( routes, ( route ) => route.fulfill( { status: 204 } ) );
	await visitor.route( /collect\.php/, ( route ) => route.fulfill( { status: 204 } ) );
	await visitor.goto( '/' );
	await visitor.evaluate( async () => {
		const built = '/wp-content/plugins/userfeedback/build/widget';
		const rest = '/wp-json/userfeedback/v1';
		const collector = '/wp-content/plugins/userfeedback/includes/Widget/collect.php';
		const names = [
			'extended',
			'heat-view',
			'heatmap',
			'picture',
			'rating',
			'rating-preview',
			'types/matrix',
			'visits',
			'voting',
		];
		await Promise.all( [
			...names.map( ( name ) => fetch( `${ built }/${ name }.js?ver=1` ) ),
			fetch( `${ rest }/post-ratings/3` ),
			...[ 'heatmaps/visits', 'post-ratings/3', 'post-ratings/3/reason', 'surveys/3/visits' ].map( ( path ) =>
				fetch( `${ rest }/${ path }`, { method: 'POST' } )
			),
			...[ 'visit', 'rating&post=3', 'reason&post=3', 'steps&survey=3' ].map( ( what ) =>
				fetch( `${ collector }?do=${ what }`, { method: 'POST' } )
			),
		] );
	} );
}

/** Downloads a font of the catalog to the site. */
async function fetchFont( owner: Owner ): Promise< void > {
	const site = process.env[ 'UF_SITE_DIR' ] ?? '';
	const service = await FontServer.start( site );
	const disconnect = service.connect( site );
	await owner.keepFont( 'Lora', '400' );
	disconnect();
	await service.stop();
}

/** Opens the gallery's cards, and the preview next to the questions. */
async function seeTheBuilder( page: Page, id: number ): Promise< void > {
	const surveys = '/wp-admin/admin.php?page=userfeedback_surveys';
	await page.setViewportSize( { width: 1400, height: 900 } );
	await page.goto( `${ surveys }#/new/setup` );
	await page.locator( '.uf-drawn .card' ).first().waitFor();
	await page.goto( 'about:blank' ); // A new hash alone doesn't load the page.
	await page.goto( `${ surveys }#/edit/${ String( id ) }/questions` );
	await page.frameLocator( '.uf-preview__frame' ).locator( '.card' ).waitFor();
}

async function visitAged( visitor: Page, address: string ): Promise< void > {
	const body = aged( await ( await visitor.request.get( address ) ).text(), 5 );
	await visitor.route( address, ( route ) => route.fulfill( { body, contentType: 'text/html' } ) );
	const manifest = visitor.waitForResponse( /widget\/manifest/ );
	await visitor.goto( address );
	await manifest;
}

async function answer( visitor: Page, text: string ): Promise< void > {
	await read( visitor );
	await floating( visitor ).getByRole( 'textbox' ).fill( text );
	await floating( visitor ).getByRole( 'button', { name: 'Submit' } ).click();
	await expect( floating( visitor ) ).toContainText( 'Thanks for your feedback!' );
}

/** Returns the public routes, collector requests, and built scripts that no page requested. */
function notAsked( asked: Request[] ): string[] {
	const script = join( ROOT, 'tests/php/Support/Processes/public-routes.php' );
	const routes = JSON.parse( execFileSync( 'php', [ script ], { encoding: 'utf8' } ) ) as string[];
	const lines = asked.map( ( request ) => `${ request.method() } ${ request.url() }` );
	const signs = [
		...routes.map( ( route ) => {
			const [ method = '', path = '' ] = route.replaceAll( /\{\w+\}/g, '\\d+' ).split( ' ' );
			return `^${ method } .*/userfeedback/v1${ path }(\\?|$)`;
		} ),
		...[ 'impression', 'start', 'response', 'visit', 'rating', 'reason' ].map(
			( what ) => `^POST .*/collect\\.php\\?.*do=${ what }(&|$)`
		),
		...readdirSync( join( ROOT, 'build/widget' ) ).map( ( name ) => `^GET .*/build/widget/${ name }` ),
		'^GET .*/widget/manifest\\?page=',
		'^GET .*/widget/manifest\\?url=.*&calm=1',
		'^GET .*/uploads/userfeedback/fonts/lora/400\\.css$',
	];
	return signs.filter( ( sign ) => ! lines.some( ( line ) => new RegExp( sign ).test( line ) ) );
}
