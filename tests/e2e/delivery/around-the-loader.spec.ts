import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { request } from 'playwright/test';
import type { APIRequestContext, Page } from 'playwright/test';
import { siteFolder } from '../../../tools/ci/checks/sites.mjs';
import { startPhpServer } from '../../../tools/dev/setup/servers/php-server.mjs';
import { freePort } from '../../../tools/dev/setup/servers/ports.mjs';
import { ADMIN, makeSite } from '../../../tools/dev/setup/site/site.mjs';
import { CURRENT, getWordPress } from '../../../tools/dev/setup/downloads/wordpress.mjs';
import { floating, hasBegun, letDraw, read } from '../support/journeys';
import { addMustUse } from '../support/site/must-use';
import { Owner } from '../support/owner';
import { aged } from '../support/page-parts';
import { expect, OF_THE_CLOCK, test } from '../support/test';

const QUESTION = [ { title: 'Which tea do you drink?', type: 'text' as const } ];

const siteDir = (): string => process.env[ 'UF_SITE_DIR' ] ?? '';

/** WordPress adds no nonce to what its own scripts load, including a worker of the emoji script. */
const OF_WORDPRESS = /\/wp-includes\/js\/|^worker-src blob/;

/** Like security plugins: each script that WordPress prints has the page's nonce, and no other script may run. */
const NONCES_ONLY = `
if ( isset( $_GET['nonces_only'] ) ) {
	$uf_nonce = static fn( array $attributes ): array => array( 'nonce' => 'n0nce' ) + $attributes;
	add_filter( 'wp_script_attributes', $uf_nonce );
	add_filter( 'wp_inline_script_attributes', $uf_nonce );
	add_action( 'send_headers', static fn() => header( "Content-Security-Policy: script-src 'nonce-n0nce'" ) );
}`;

test.describe( 'a page that runs only scripts with its nonce', () => {
	test.use( { expectedError: OF_WORDPRESS } );

	test( 'shows its survey and stores the answer', async ( { page, visitor } ) => {
		const owner = new Owner( page );
		const survey = await owner.publishAlone( 'Nonces', QUESTION );
		const takeOff = addMustUse( siteDir(), 'nonces-only.php', NONCES_ONLY );
		try {
			await visitor.addInitScript( () => {
				window.violations = [];
				document.addEventListener(
					'securitypolicyviolation',
					( { violatedDirective: directive, blockedURI } ) =>
						window.violations.push( `${ directive } ${ blockedURI }` )
				);
			} );
			const answer = await visitor.goto( '/?nonces_only=1' );
			expect( answer?.headers()[ 'content-security-policy' ] ).toBe( "script-src 'nonce-n0nce'" );
			await read( visitor );
			await floating( visitor ).getByRole( 'textbox' ).fill( 'Green' );
			await floating( visitor ).getByRole( 'button', { name: 'Submit' } ).click();

			await expect( floating( visitor ) ).toContainText( 'Thanks for your feedback!' );
			expect( await owner.answersTo( survey ) ).toEqual( [ [ 'Green' ] ] );
			const violations = await visitor.evaluate( () => window.violations );
			expect( violations.filter( ( violation ) => ! OF_WORDPRESS.test( violation ) ) ).toEqual( [] );
		} finally {
			takeOff();
		}
	} );
} );

test.describe( 'a page that the browser prerenders', () => {
	test.use( { expectedError: OF_THE_CLOCK } );

	test( 'starts the delay of a survey when the visitor opens it', async ( { page, visitor } ) => {
		await new Owner( page ).publishAlone( 'Prepared', QUESTION, {
			behavior: { timing: 'delay', timing_delay: 30 },
		} );
		await visitor.clock.install();
		await visitor.clock.pauseAt( Date.now() + 1_000 );
		await visitor.addInitScript( () => {
			let isPrepared = true;
			Object.defineProperty( document, 'prerendering', { get: () => isPrepared } );
			document.addEventListener( 'opened', () => {
				isPrepared = false;
				document.dispatchEvent( new Event( 'prerenderingchange' ) );
			} );
		} );
		await visitor.goto( '/', { waitUntil: 'load' } );
		await visitor.clock.runFor( 60_000 );
		expect( await visitor.evaluate( () => window.userfeedback_no_show_reasons ) ).toBeUndefined();
		expect( await hasBegun( visitor ) ).toBe( false );

		await visitor.evaluate( () => document.dispatchEvent( new Event( 'opened' ) ) );
		await visitor.waitForFunction( () => window.userfeedback_no_show_reasons );
		await visitor.clock.runFor( 29_900 );
		expect( await hasBegun( visitor ) ).toBe( false );
		await visitor.clock.runFor( 200 );
		await letDraw( visitor );
		await expect( floating( visitor ) ).toContainText( 'Which tea do you drink?' );
	} );
} );

test.describe( 'a page in a sandboxed frame without cookies and storage', () => {
	test.use( { expectedError: /CORS|Failed to load resource|sandbox/i } ); // WordPress resources that such a frame can't load.

	test( 'shows its survey although it can’t access cookies', async ( { page, visitor, baseURL } ) => {
		await new Owner( page ).publishAlone( 'Framed', QUESTION );
		const body = `<!doctype html><title>Around</title><iframe sandbox="allow-scripts" src="${ baseURL ?? '' }/"></iframe>`;
		await visitor.route( '**/around', ( route ) => route.fulfill( { body, contentType: 'text/html' } ) );
		await visitor.goto( '/around' );

		const survey = visitor.frameLocator( 'iframe' ).getByRole( 'region', { name: 'Survey' } );
		await expect( survey ).toContainText( 'Which tea do you drink?' );
	} );
} );

test( 'a page cached before a survey was published shows it and checks at most hourly', async ( {
	page,
	visitor,
	browser,
	baseURL,
} ) => {
	const owner = new Owner( page );
	// Live, but not on visitors' pages.
	await owner.publishAlone( 'For members', QUESTION, {
		targeting: {
			pages: 'select',
			page_rules: [
				{ logic: 'user_logged_in', operator: '&&', data: [ { id: 'logged_in', label: 'Logged in' } ] },
			],
		},
	} );
	await owner.saveSettings( { loader_on_every_page: true } );
	// Cached like on a host: as a file that never expires, served without another cache between it and the browser.
	const kept = join( siteDir(), 'kept.html' );
	try {
		const address = await owner.addPage( 'Kept', '<p>Tea</p>' );
		const html = await ( await visitor.request.get( address ) ).text();
		expect( aged( html, 2 ) ).not.toBe( html );
		writeFileSync( kept, aged( html, 2 ) );

		let sent = 0;
		for ( let visit = 0; visit < 3; visit++ ) {
			await visitor.goto( '/kept.html' );
			await visitor.waitForFunction( () =>
				performance
					.getEntriesByType( 'resource' )
					.some( ( { name, duration } ) => name.includes( 'widget/manifest' ) && duration > 0 )
			);
			sent += await visitor.evaluate(
				() =>
					( performance.getEntriesByType( 'resource' ) as PerformanceResourceTiming[] ).filter(
						( { name, transferSize } ) => name.includes( 'widget/manifest' ) && transferSize > 0
					).length
			);
		}
		expect( sent, 'requests that left the browser on three visits' ).toBe( 1 );
		expect( await hasBegun( visitor ) ).toBe( false );

		await owner.publish( 'Published later', QUESTION );
		const context = await browser.newContext( {
			baseURL: baseURL ?? '',
			storageState: { cookies: [], origins: [] },
		} );
		const next = await context.newPage();
		await next.goto( '/kept.html' );
		await expect( floating( next ) ).toContainText( 'Which tea do you drink?' );
		await context.close();
	} finally {
		rmSync( kept, { force: true } );
		await owner.saveSettings( { loader_on_every_page: false } );
	}
} );

test.describe( 'two sites on one host, one of them in a folder', () => {
	test.use( { expectedError: /Failed to load resource/ } ); // The browser's error without a network.

	test( 'keep each other’s pending answers and don’t hide each other’s surveys', async ( { visitor } ) => {
		const dir = siteFolder( 'playwright-two-on-a-host' );
		const port = await freePort();
		const root = `http://127.0.0.1:${ String( port ) }`;
		const made = {
			wp: await getWordPress( process.env[ 'UF_WP' ] ?? CURRENT ),
			database: null,
			title: 'One of two',
		};
		await makeSite( { ...made, dir, url: root } );
		await makeSite( { ...made, dir: join( dir, 'second' ), url: `${ root }/second` } );
		addMustUse(
			join( dir, 'second' ),
			'plain.php',
			"add_filter( 'pre_option_permalink_structure', '__return_empty_string' );"
		); // So that all of its URLs are files.
		const server = await startPhpServer( { dir, port } );
		const [ first, second ] = [
			await siteAt( root, '/wp-json/' ),
			await siteAt( `${ root }/second`, '/index.php?rest_route=/' ),
		];
		try {
			const ids = [ await first.publish( 'Tea?' ), await second.publish( 'Coffee?' ) ];
			expect( ids ).toEqual( [ 1, 1 ] );
			const posts: string[] = [];
			visitor.on( 'request', ( sent ) => {
				if ( sent.method() === 'POST' && /responses|do=response/.test( sent.url() ) ) posts.push( sent.url() );
			} );
			const waiting = (): Promise< string[] > =>
				visitor.evaluate( () =>
					Object.keys( localStorage ).filter( ( key ) => key.startsWith( 'userfeedback-queue:' ) )
				);

			const gone = `${ root }/wp-json/userfeedback/v1/surveys/**`; // The first site is unreachable for a while.
			await visitor.route( gone, ( route ) => route.abort() );
			await visitor.goto( `${ root }/` );
			await answer( visitor, 'Tea?', 'Green' );
			await expect.poll( waiting ).toHaveLength( 1 );
			const [ waits ] = await waiting();
			await visitor.goto( `${ root }/second/` );
			posts.length = 0;
			await answer( visitor, 'Coffee?', 'Black' );

			await expect.poll( () => second.responses() ).toBe( 1 );
			expect( await waiting() ).toEqual( [ waits ] );
			expect( posts ).toHaveLength( 1 );

			await visitor.unroute( gone );
			await visitor.goto( `${ root }/` );
			await expect.poll( waiting ).toEqual( [] );
			expect( await first.responses() ).toBe( 1 );
			expect( await second.responses() ).toBe( 1 );
		} finally {
			await Promise.all( [ first.leave(), second.leave(), server.stop() ] );
			rmSync( dir, { recursive: true, force: true } );
		}
	} );
} );

/** A visitor answers the pop-up survey and sees the thank-you message. */
async function answer( visitor: Page, question: string, text: string ): Promise< void > {
	await expect( floating( visitor ) ).toContainText( question );
	await read( visitor );
	await floating( visitor ).getByRole( 'textbox' ).fill( text );
	await floating( visitor ).getByRole( 'button', { name: 'Submit' } ).click();
	await expect( floating( visitor ) ).toContainText( 'Thanks for your feedback!' );
}

/** Returns an owner for a site other than the tests' shared one. */
async function siteAt(
	address: string,
	rest: string
): Promise< {
	publish: ( title: string ) => Promise< number >;
	responses: () => Promise< number >;
	leave: () => Promise< void >;
} > {
	const owner: APIRequestContext = await request.newContext();
	const form = { log: ADMIN.name, pwd: ADMIN.password, testcookie: '1', 'wp-submit': 'Log In' };
	await owner.get( `${ address }/wp-login.php` );
	await owner.post( `${ address }/wp-login.php`, { form } );
	const nonce = await ( await owner.get( `${ address }/wp-admin/admin-ajax.php?action=rest-nonce` ) ).text();
	const headers = { 'X-WP-Nonce': nonce };
	const surveys = `${ address }${ rest }userfeedback/v1/surveys`;
	return {
		publish: async ( title ) => {
			const data = { title, status: 'publish', questions: [ { title, type: 'text' } ] };
			const made = await owner.post( surveys, { headers, data } );
			return ( ( await made.json() ) as { survey: { id: number } } ).survey.id;
		},
		responses: async () => {
			const results = await owner.get( `${ surveys }/1/results`, { headers } );
			return ( ( await results.json() ) as { responses_count: number } ).responses_count;
		},
		leave: () => owner.dispose(),
	};
}

test( 'the survey bundle starts with the comment that has Chrome compile it in advance', async ( { visitor } ) => {
	const bundle = await visitor.request.get( '/wp-content/plugins/userfeedback/build/widget/survey.js' );

	expect( ( await bundle.text() ).split( '\n' )[ 0 ] ).toBe( '//# allFunctionsCalledOnLoad' );
} );
