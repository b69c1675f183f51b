import { copyFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { startPhpServer } from '../../../tools/dev/setup/servers/php-server.mjs';
import { run } from '../../../tools/dev/setup/processes/processes.mjs';
import { redisSocket, startRedis } from '../../../tools/dev/setup/servers/redis.mjs';
import { floating, read } from '../support/journeys';
import { testOnOwnSite } from '../support/site/own-site';
import type { UnservedSite } from '../support/site/own-site';
import { Owner } from '../support/owner';
import { expect } from '../support/test';

const QUESTION = [ { title: 'Which tea do you drink?', type: 'text' as const } ];

let redis: Awaited< ReturnType< typeof startRedis > >;

const test = testOnOwnSite( 'redis', {
	constants: ( { servers } ) => ( { UF_REDIS: redisSocket( servers ) } ),
	serve: async ( { dir, port, servers } ) => {
		redis = await startRedis( servers );
		copyFileSync( join( import.meta.dirname, 'object-cache.php' ), join( dir, 'wp-content/object-cache.php' ) );
		const server = await startPhpServer( { dir, port } );
		return async () => {
			await server.stop();
			await redis.stop();
		};
	},
} );

test( 'with Redis, visitors see publishing and unpublishing immediately', async ( { page, visitor, site } ) => {
	const owner = new Owner( page );
	const front = async (): Promise< string > => ( await visitor.request.get( '/' ) ).text();
	for ( const title of [ 'First tea?', 'Second tea?' ] ) {
		await owner.publishAlone( title, [ { title, type: 'text' } ] );
		for ( let time = 0; time < 2; time++ ) expect( await front() ).toContain( title );
	}
	expect( await front() ).not.toContain( 'First tea?' );
	expect( await keysOf( site, 'userfeedback:page:*' ), 'what Redis has of pages' ).not.toEqual( [] );

	await owner.unpublishAll();
	expect( await front() ).not.toContain( 'userfeedback-manifest' );
} );

test.describe( 'Redis fails and recovers', () => {
	test.use( { expectedError: /500/ } ); // The site's error without it.

	test( 'an answer given meanwhile is queued and stored once', async ( { page, visitor, site } ) => {
		const owner = new Owner( page );
		const survey = await owner.publishAlone( 'Redis goes', QUESTION );
		await visitor.goto( '/' );
		await read( visitor );

		await redis.kill();
		try {
			await answer( visitor );
			await expect( floating( visitor ) ).toContainText( 'saved in this browser' );
			expect( ( await visitor.request.get( '/' ) ).status() ).toBe( 500 );
		} finally {
			redis = await startRedis( site.servers );
		}

		await visitor.goto( '/sample-page/' );
		await expect.poll( () => owner.answersTo( survey ) ).toEqual( [ [ 'Green' ] ] );
		await expect.poll( () => waiting( visitor ) ).toEqual( [] );
		await visitor.reload();
		expect( await owner.responsesTo( survey ) ).toBe( 1 );
	} );
} );

test( 'the collector works without Redis where the site does', async ( { page, visitor, site } ) => {
	const owner = new Owner( page );
	const survey = await owner.publishAlone( 'Without Redis', QUESTION );
	await owner.checkCollector();
	await visitor.goto( '/' );
	await read( visitor );

	const graceful = join( site.dir, 'wp-content/redis-may-be-gone' );
	writeFileSync( graceful, '' );
	await redis.kill();
	try {
		const stored = visitor.waitForResponse( /collect\.php\?.*do=response/ );
		await answer( visitor );
		expect( ( await stored ).status() ).toBe( 201 );
		await expect( floating( visitor ) ).toContainText( 'Thanks for your feedback!' );
	} finally {
		redis = await startRedis( site.servers );
		rmSync( graceful );
	}
	await expect.poll( () => owner.answersTo( survey ) ).toEqual( [ [ 'Green' ] ] );
} );

async function answer( visitor: Page ): Promise< void > {
	await floating( visitor ).getByRole( 'textbox' ).fill( 'Green' );
	await floating( visitor ).getByRole( 'button', { name: 'Submit' } ).click();
}

async function keysOf( { servers }: UnservedSite, pattern: string ): Promise< string[] > {
	const said = await run( 'redis-cli', [ '-s', redisSocket( servers ), '--scan', '--pattern', pattern ] );
	return said.split( '\n' ).filter( ( line ) => line !== '' );
}

function waiting( visitor: Page ): Promise< string[] > {
	return visitor.evaluate( () =>
		Object.keys( localStorage ).filter( ( key ) => key.startsWith( 'userfeedback-queue:' ) )
	);
}
