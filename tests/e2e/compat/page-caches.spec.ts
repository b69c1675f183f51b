import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIResponse, Page, Response } from 'playwright/test';
import { startNginx } from '../../../tools/dev/setup/servers/nginx.mjs';
import { ROOT } from '../../../tools/dev/setup/paths.mjs';
import { startPhpFpm } from '../../../tools/dev/setup/servers/php-fpm.mjs';
import { freePort } from '../../../tools/dev/setup/servers/ports.mjs';
import { startVarnish } from '../../../tools/dev/setup/servers/varnish.mjs';
import type { Survey, WidgetManifest } from '../../../src/contract/types';
import { floating, read } from '../support/journeys';
import { testOnOwnSite } from '../support/site/own-site';
import type { UnservedSite } from '../support/site/own-site';
import { Owner } from '../support/owner';
import { expect } from '../support/test';

const question = ( title: string ) => [ { title, type: 'text' as const } ];
const QUESTION = question( 'Which tea do you drink?' );

const MEMBERS = {
	targeting: {
		pages: 'select' as const,
		page_rules: [
			{
				logic: 'user_logged_in' as const,
				operator: '&&' as const,
				data: [ { id: 'logged_in', label: 'Logged in' } ],
			},
		],
	},
};

const WRITES = /\/responses$|collect\.php.*do=response/;
const COLLECTOR = '/wp-content/plugins/userfeedback/includes/Widget/collect.php';
const REST = '/wp-json/userfeedback/v1';

/** `?printed=30` returns a page as it was printed 30 days ago. */
const PRINTED_EARLIER = join( ROOT, 'tools/bench/lost/printed-earlier.php' );

/** Caches that hosts put in front of a site, each keeping pages for 30 days without being purged. */
const HOSTS = {
	'nginx with fastcgi_cache': testOnOwnSite( 'fastcgi-cache', {
		serve: ( site ) => serveByNginx( site, site.port, true ),
	} ),
	'Varnish before nginx': testOnOwnSite( 'varnish', {
		serve: async ( site ) => {
			const before = await freePort();
			const stop = await serveByNginx( site, before, false );
			const varnish = await startVarnish( { dir: site.servers, port: site.port, before } );
			return async () => {
				await varnish.stop();
				await stop();
			};
		},
	} ),
};

async function serveByNginx(
	{ dir, servers }: UnservedSite,
	port: number,
	keepsPages: boolean
): Promise< () => Promise< void > > {
	copyFileSync( PRINTED_EARLIER, join( dir, 'wp-content/mu-plugins/printed-earlier.php' ) );
	const fpm = await startPhpFpm( { dir: servers, workers: 4 } );
	const nginx = await startNginx( { dir: servers, root: dir, port, socket: fpm.socket, keepsPages } );
	return async () => {
		await nginx.stop();
		await fpm.stop();
	};
}

for ( const [ host, test ] of Object.entries( HOSTS ) ) {
	test.describe( host, () => {
		test( 'a page cached before a survey was published shows it', async ( { page, visitor } ) => {
			const owner = new Owner( page );
			await owner.publishAlone( 'For members', QUESTION, MEMBERS ); // Live, but not on visitors' pages.
			await owner.saveSettings( { loader_on_every_page: true } );
			const address = `${ await owner.addPage( 'Kept before', '<p>Tea</p>' ) }?printed=30`;
			expect( ( await keep( visitor, address ) ).surveys ).toEqual( [] );

			const survey = await owner.publish( 'Published later', QUESTION );
			expect( isHit( await visitor.goto( address ) ) ).toBe( true );
			await answer( visitor );
			await expect( floating( visitor ) ).toContainText( 'Thanks for your feedback!' );
			await expect.poll( () => owner.answersTo( survey ) ).toEqual( [ [ 'Green' ] ] );
		} );

		test( 'a page cached for 30 days gets a new token, and its survey can be answered', async ( {
			page,
			visitor,
		} ) => {
			const owner = new Owner( page );
			const survey = await owner.publishAlone( 'Kept for long', QUESTION );
			const address = `${ await owner.addPage( 'Kept for long', '<p>Tea</p>' ) }?printed=30`;
			const printed = ( await keep( visitor, address ) ).surveys[ 0 ]?.nonce ?? '';

			expect( isHit( await visitor.goto( address ) ) ).toBe( true );
			const stored = visitor.waitForResponse( WRITES );
			await answer( visitor );
			expect( ( await stored ).status() ).toBe( 201 ); // On the first attempt, so not with the printed token:
			await expect( floating( visitor ) ).toContainText( 'Thanks for your feedback!' );

			const late = await visitor.request.post( responses( survey ), { data: body( survey, printed ) } );
			expect( late.status() ).toBe( 403 );
			const { code, data } = ( await late.json() ) as { code: string; data: { nonce: string } };
			expect( code ).toBe( 'userfeedback_expired_token' );
			const again = await visitor.request.post( responses( survey ), { data: body( survey, data.nonce ) } );
			expect( again.status() ).toBe( 201 );
			await expect.poll( () => owner.responsesTo( survey ) ).toBe( 2 );
		} );

		test( 'the cache never answers a write request', async ( { page, visitor } ) => {
			const owner = new Owner( page );
			const survey = await owner.publishAlone( 'Written', QUESTION );
			await owner.checkCollector();
			const { collector, surveys } = await keep( visitor, await owner.addPage( 'Written', '<p>Tea</p>' ) );
			expect( new URL( collector ).pathname ).toBe( COLLECTOR );
			const nonce = surveys[ 0 ]?.nonce ?? '';

			const ids = new Set< number >();
			for ( const address of [
				`${ COLLECTOR }?survey=${ String( survey.id ) }&do=response`,
				responses( survey ),
			] ) {
				for ( let time = 0; time < 2; time++ ) {
					// Other clients that request the URL, such as search engines, leave nothing in the cache for visitors.
					expect( isHit( await visitor.request.get( address ) ) ).toBe( false );
					const stored = await visitor.request.post( address, { data: body( survey, nonce ) } );
					expect( stored.status() ).toBe( 201 );
					expect( isHit( stored ) ).toBe( false );
					ids.add( ( ( await stored.json() ) as { id: number } ).id );
				}
			}
			expect( ids.size ).toBe( 4 );
			await expect.poll( () => owner.responsesTo( survey ) ).toBe( 4 );
		} );

		test( 'the cache never serves one visitor’s page to another', async ( { page, visitor } ) => {
			const owner = new Owner( page );
			await owner.publishAlone( 'Open', QUESTION );
			await owner.publish( 'Closed', question( 'Which tea do members drink?' ), MEMBERS );
			const address = await owner.addPage( 'For both', '<p>Tea</p>' );
			const theirs = async ( who: Page ): Promise< string > => ( await who.request.get( address ) ).text();

			expect( await theirs( page ) ).toContain( 'Which tea do members drink?' );
			await keep( visitor, address );
			expect( await theirs( visitor ) ).toContain( 'Which tea do you drink?' );
			expect( await theirs( visitor ) ).not.toContain( 'Which tea do members drink?' );
			expect( await theirs( page ) ).toContain( 'Which tea do members drink?' );

			for ( const who of [ page, visitor ] ) {
				const manifest = await who.request.get(
					`${ REST }/widget/manifest?url=${ encodeURIComponent( address ) }`
				);
				const text = await manifest.text();
				expect( text ).toContain( 'Which tea do you drink?' );
				expect( text ).not.toContain( 'Which tea do members drink?' );
			}
			for ( const path of [ `manifest?calm=1&url=${ encodeURIComponent( address ) }`, 'country' ] ) {
				for ( let time = 0; time < 2; time++ ) {
					const answered = await visitor.request.get( `${ REST }/widget/${ path }` );
					expect( answered.status() ).toBe( 200 );
					expect( answered.headers()[ 'cache-control' ] ).toContain( 'private' );
					expect( isHit( answered ), path ).toBe( false );
				}
			}
		} );
	} );
}

/** Caches a page as an anonymous visitor gets it. */
async function keep( visitor: Page, address: string ): Promise< WidgetManifest > {
	expect( isHit( await visitor.request.get( address ) ) ).toBe( false );
	const kept = await visitor.request.get( address );
	expect( isHit( kept ) ).toBe( true );
	const [ , printed = '' ] =
		/<script[^>]*id="userfeedback-manifest"[^>]*>(.*?)<\/script>/s.exec( await kept.text() ) ?? [];
	return JSON.parse( printed ) as WidgetManifest;
}

function isHit( answered: APIResponse | Response | null ): boolean {
	const headers = answered?.headers() ?? {};
	return ( headers[ 'x-fastcgi-cache' ] ?? headers[ 'x-cache' ] ) === 'HIT';
}

async function answer( visitor: Page ): Promise< void > {
	await read( visitor );
	await floating( visitor ).getByRole( 'textbox' ).fill( 'Green' );
	await floating( visitor ).getByRole( 'button', { name: 'Submit' } ).click();
}

const responses = ( { id }: Survey ): string => `${ REST }/surveys/${ String( id ) }/responses`;

const body = ( { questions }: Survey, nonce: string ): object => ( {
	answers: [ { question_id: questions[ 0 ]?.id, value: 'Black' } ],
	nonce,
	token: crypto.randomUUID(),
} );
