import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPhpServer } from './php-server.mjs';
import { freePort } from './ports.mjs';

const dir = mkdtempSync( join( tmpdir(), 'userfeedback-served-' ) );
const FILES = {
	'index.php': '<?php echo "WordPress";',
	'wp-login.php': '<?php echo "log in";',
	'wp-content/style.css': 'a{}',
	'wp-content/database/.ht.sqlite': 'all of it',
	'wp-content/database/copy.sqlite': 'all of it',
	'wp-content/debug.log': 'what went wrong',
	'wp-content/mail.log': 'what was sent',
	'wp-content/plugins/userfeedback/.git/config': '[core]',
	'wp-content/plugins/userfeedback/.local/sites/other/wp-config.php': '<?php echo "other";',
};

/** @type {Awaited<ReturnType<typeof startPhpServer>>} */
let server;
/** @type {number} */
let port;

beforeAll( async () => {
	for ( const [ name, text ] of Object.entries( FILES ) ) {
		mkdirSync( dirname( join( dir, name ) ), { recursive: true } );
		writeFileSync( join( dir, name ), text );
	}
	port = await freePort();
	server = await startPhpServer( { dir, port, host: 'named.test', workers: 1 } );
} );

afterAll( async () => {
	await server.stop();
	rmSync( dir, { recursive: true } );
	rmSync( `${ dir }.server.json` );
} );

describe( 'a demo with a well-known password', () => {
	test.each( [ '127.0.0.1:PORT', 'localhost:PORT', 'LOCALHOST:PORT', 'named.test:PORT', '127.0.0.1' ] )(
		'responds to %s',
		async ( host ) => {
			expect( await answer( '/wp-content/style.css', host ) ).toEqual( { status: 200, body: 'a{}' } );
			expect( await answer( '/some/page/', host ) ).toEqual( { status: 200, body: 'WordPress' } );
		}
	);

	test.each( [ 'rebind.test:PORT', 'rebind.test', '127.0.0.1.rebind.test:PORT', '127.0.0.1:80', ':PORT' ] )(
		'rejects a web page that points its own name here: %s',
		async ( host ) => {
			for ( const path of [ '/wp-content/style.css', '/wp-login.php', '/some/page/' ] ) {
				const { status, body } = await answer( path, host );
				expect( status ).toBe( 403 );
				expect( body ).not.toMatch( /a\{\}|log in|WordPress/ );
			}
		}
	);

	test.each( [
		'/wp-content/database/.ht.sqlite',
		'/wp-content/database/copy.sqlite',
		'/wp-content//database/copy.sqlite',
		'//wp-content/database/copy.sqlite',
		'/wp-content/x/../database/copy.sqlite',
		'/wp-content/%64atabase/copy.sqlite',
		'/WP-CONTENT/DATABASE/copy.sqlite',
		'/wp-content/debug.log',
		'/wp-content/debug.log?x=1',
		'/wp-content/mail.log',
		'/wp-content/plugins/userfeedback/.git/config',
		'/wp-content/plugins/userfeedback/%2egit/config',
		'/wp-content/plugins/userfeedback/.local/sites/other/wp-config.php',
	] )( 'denies access to %s', async ( path ) => {
		const { status, body } = await answer( path, '127.0.0.1:PORT' );

		expect( status ).toBe( 403 );
		expect( body ).not.toMatch( /all of it|what w|core|other/ );
	} );

	test( 'uses the requested host name in its URL', () => {
		expect( server.url ).toBe( `http://named.test:${ String( port ) }` );
	} );
} );

test( 'does not report a site as ready if another server uses its port', async () => {
	await expect( startPhpServer( { dir, port, workers: 1 } ) ).rejects.toThrow( 'is taken' );
} );

/**
 * Sends a request without fetch(), which fixes addresses and sets Host itself.
 *
 * @param {string} path
 * @param {string} host
 * @returns {Promise<{ status: number | undefined, body: string }>}
 */
function answer( path, host ) {
	return new Promise( ( resolve, reject ) => {
		const headers = { Host: host.replace( 'PORT', String( port ) ) };
		const asked = request( { host: '127.0.0.1', port, path, headers }, ( reply ) => {
			let body = '';
			reply.on( 'data', ( /** @type {Buffer} */ chunk ) => ( body += chunk.toString() ) );
			reply.on( 'end', () => {
				resolve( { status: reply.statusCode, body } );
			} );
		} );
		asked.once( 'error', reject );
		asked.end();
	} );
}
