import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	utimesSync,
	writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { SetupError } from '../progress.mjs';

const home = mkdtempSync( join( tmpdir(), 'userfeedback-wordpress-' ) );
const cache = join( home, 'cache/userfeedback' );

/** @type {typeof import('./wordpress.mjs')} */
let wordpress;
/** @type {typeof import('./official-wordpress.mjs')} */
let official;

beforeAll( async () => {
	// Read when the module is loaded.
	vi.stubEnv( 'XDG_CACHE_HOME', join( home, 'cache' ) );
	wordpress = await import( './wordpress.mjs' );
	official = await import( './official-wordpress.mjs' );
} );

beforeEach( () => {
	vi.spyOn( console, 'log' ).mockImplementation( () => undefined );
} );

afterEach( () => {
	rmSync( cache, { recursive: true, force: true } );
	vi.unstubAllEnvs();
	vi.restoreAllMocks();
} );

afterAll( () => {
	rmSync( home, { recursive: true } );
} );

describe( 'a WordPress that is not in the cache', () => {
	test( 'is requested from each source until one has it', async () => {
		const asked = [ nothing( 'one' ), holding( '7.1.4' ), nothing( 'never asked' ) ];

		expect( await wordpress.getWordPress( '7.1', asked ) ).toBe( join( cache, 'wordpress-7.1' ) );
		expect( await wordpress.getWordPress( '7.1', [] ) ).toBe( join( cache, 'wordpress-7.1' ) );
	} );

	test( 'fails with the list of attempts and a suggested path if no source has it', async () => {
		const error = await refusal(
			wordpress.getWordPress( '7.1', [ nothing( 'the site' ), nothing( 'the packages' ) ] )
		);

		expect( error.message ).toBe(
			'WordPress 7.1 could not be had.\n- the site: there is no network\n- the packages: there is no network'
		);
		expect( error.wayOut ).toContain( 'UF_WP_71=PATH' );
	} );

	test( 'can be a folder named in the environment', async () => {
		const folder = await holding( '7.1.2' ).get( '7.1', join( home, 'unpacked' ) );
		vi.stubEnv( 'UF_WP_71', folder );
		expect( await wordpress.getWordPress( '7.1', [] ) ).toBe( folder );

		vi.stubEnv( 'UF_WP_71', join( home, 'nothing' ) );
		const error = await refusal( wordpress.getWordPress( '7.1', [] ) );
		expect( error.message ).toContain( 'holds no WordPress' );
		expect( error.wayOut ).toContain( 'UF_WP_71' );
	} );

	test( 'can be replaced by a newer current version, with a message', async () => {
		const folder = await wordpress.getWordPress( wordpress.CURRENT, [ holding( '7.2.1' ) ] );

		expect( wordpress.versionOf( folder ) ).toBe( '7.2.1' );
		expect( console.log ).toHaveBeenCalledWith( '  WordPress 7.2.1 stands in for 7.1' );
	} );

	test.each( [
		[ '6.8', '6.9' ],
		[ '7.1', '7.0.3' ],
		[ '7.1.4', '7.1.5' ],
	] )( '%s is not replaced by %s', async ( wanted, has ) => {
		const error = await refusal( wordpress.getWordPress( wanted, [ holding( has ) ] ) );

		expect( error.message ).toContain( `- a source with ${ has }: it has ${ has } now` );
	} );

	test( 'can be a specific release', async () => {
		expect( await wordpress.getWordPress( '7.1.4', [ holding( '7.1.4' ) ] ) ).toBe(
			join( cache, 'wordpress-7.1.4' )
		);
	} );

	test( 'is not requested from the official site if only registries are allowed', async () => {
		vi.stubEnv( 'UF_REGISTRIES_ONLY', '1' );
		const fetched = vi.spyOn( globalThis, 'fetch' );

		const error = await refusal( wordpress.getWordPress( '5.9' ) );

		expect( error.message ).toContain( 'its official site: not asked' );
		expect( error.message ).toContain( "Debian's packages: there is no suite" );
		expect( fetched ).not.toHaveBeenCalled();
	} );
} );

test( 'deletes unfinished files of a killed run after a day', async () => {
	const old = join( cache, 'making-old' );
	const busy = join( cache, 'making-busy' );
	for ( const scratch of [ old, busy ] ) mkdirSync( scratch, { recursive: true } );
	utimesSync( old, 0, 0 );

	await wordpress.getWordPress( '7.1', [ holding( '7.1' ) ] );

	expect( readdirSync( cache ).sort() ).toEqual( [ 'making-busy', 'wordpress-7.1' ] );
} );

describe( 'the official site', () => {
	test.each( [
		[ '7.1', '7.1.10' ],
		[ '7.0', '7.0' ],
		[ '7.1.2', '7.1.2' ],
	] )( 'resolves %s to release %s', async ( wanted, release ) => {
		await serving( async ( sites ) => {
			const scratch = mkdtempSync( join( home, 'scratch-' ) );
			const folder = await official.downloadOfficial( wanted, scratch, sites );

			expect( readFileSync( join( folder, 'which.txt' ), 'utf8' ) ).toBe( `/wordpress-${ release }.zip` );
		} );
	} );

	test( 'reports a branch or release that does not exist', async () => {
		await serving( async ( sites ) => {
			await expect( official.downloadOfficial( '9.9', home, sites ) ).rejects.toThrow(
				'there is no release of 9.9'
			);
			await expect( official.downloadOfficial( '7.1.99', home, sites ) ).rejects.toThrow( 'status 404' );
		} );
	} );
} );

/** @param {string} name */
function nothing( name ) {
	return { name, get: () => Promise.reject( new Error( 'there is no network' ) ) };
}

/** @param {string} version */
function holding( version ) {
	return {
		name: `a source with ${ version }`,
		get: ( /** @type {string} */ _, /** @type {string} */ scratch ) => {
			const file = join( scratch, 'wordpress/wp-includes/version.php' );
			mkdirSync( dirname( file ), { recursive: true } );
			writeFileSync( file, `<?php\n$wp_version = '${ version }';\n` );
			return Promise.resolve( join( scratch, 'wordpress' ) );
		},
	};
}

/**
 * @param {Promise<unknown>} work
 * @returns {Promise<import('../progress.mjs').SetupError>}
 */
async function refusal( work ) {
	const error = await work.then(
		() => null,
		( /** @type {unknown} */ problem ) => problem
	);
	if ( ! ( error instanceof SetupError ) ) throw new Error( 'It was not refused.', { cause: error } );
	return error;
}

/** @param {(sites: { releases: string, versions: string }) => Promise<void>} work */
async function serving( work ) {
	const versions = JSON.stringify( { '6.8.7': '', 7.1: '', '7.1.2': '', '7.1.10': '', '7.1.9': '', '7.0': '' } );
	const server = createServer( ( { url = '' }, answer ) => {
		if ( url === '/list' ) answer.end( versions );
		else if ( url.includes( '99' ) ) answer.writeHead( 404 ).end();
		else answer.end( zipOf( url ) );
	} ).listen( 0, '127.0.0.1' );
	await once( server, 'listening' );
	const { port } = /** @type {import('node:net').AddressInfo} */ ( server.address() );
	const address = `http://127.0.0.1:${ String( port ) }`;
	try {
		await work( { releases: address, versions: `${ address }/list` } );
	} finally {
		server.close();
	}
}

/** @param {string} text */
function zipOf( text ) {
	const file = join( home, 'made.zip' );
	rmSync( file, { force: true } );
	const code =
		'$z = new ZipArchive(); $z->open($argv[1], 1); $z->addFromString("wordpress/which.txt", $argv[2]); $z->close();';
	execFileSync( 'php', [ '-r', code, file, text ] );
	if ( ! existsSync( file ) ) throw new Error( 'There is no zip.' );
	return readFileSync( file );
}
