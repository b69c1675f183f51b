import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import webpack from 'webpack';
import { BundledLicenses } from '../../../release/build/bundled-licenses.mjs';
import { missingNotices } from './licenses.mjs';

/** @type {string} */
let dir;

beforeEach( () => {
	dir = mkdtempSync( join( tmpdir(), 'userfeedback-licenses-' ) );
	aPackage( 'node_modules/one', { name: 'one', version: '1.0.0', license: 'MIT' }, 'Copyright One', 'LICENSE' );
	aPackage(
		'node_modules/one/node_modules/@deep/two',
		{ name: '@deep/two', version: '2.1.0', license: 'ISC' },
		'(c) Two',
		'licence.txt'
	);
	aPackage(
		'node_modules/unused',
		{ name: 'unused', version: '1.0.0', license: 'MIT' },
		'Copyright Unused',
		'LICENSE'
	);
	file( 'node_modules/one/index.js', "import { two } from '@deep/two'; export const one = two + 1;" );
	file( 'first.js', "import { one } from 'one'; window.first = one;" );
	file( 'second.js', "import { one } from 'one'; import { three } from 'three'; window.second = one + three;" );
	aPackage(
		'node_modules/three',
		{ name: 'three', version: '3.0.0', license: 'MIT' },
		'Copyright Three',
		'LICENSE.md'
	);
} );

afterEach( () => {
	rmSync( dir, { recursive: true } );
} );

test( 'every package in a bundle has its notice in licenses.txt', async () => {
	await build();

	const text = readFileSync( join( dir, 'build/licenses.txt' ), 'utf8' );
	expect( text ).toContain( '\none 1.0.0 (MIT), in first, second\n\nCopyright One\n' );
	expect( text ).toContain( '\n@deep/two 2.1.0 (ISC), in first, second\n\n(c) Two\n' );
	expect( text ).toContain( '\nthree 3.0.0 (MIT), in second\n\nCopyright Three\n' );
	expect( text ).not.toContain( 'unused' );
	expect( missingNotices( join( dir, 'build' ), [ 'first', 'second' ] ) ).toEqual( [] );
} );

test( 'a package without a license file fails the build', async () => {
	rmSync( join( dir, 'node_modules/three/LICENSE.md' ) );

	await expect( build() ).rejects.toThrow( 'three 3.0.0 has no license file' );
} );

test( 'reports a notice that is missing, empty, or for another version', async () => {
	await build();
	const list = join( dir, 'build/licenses.txt' );
	const text = readFileSync( list, 'utf8' );
	const wanting = () =>
		missingNotices( join( dir, 'build' ), [ 'first', 'second' ] ).map( ( line ) =>
			line.slice( line.lastIndexOf( 'node_modules/' ) )
		);

	writeFileSync( list, text.replace( 'Copyright Three', '' ) );
	expect( wanting() ).toEqual( [ 'node_modules/three/package.json' ] );
	writeFileSync( list, text.replace( 'one 1.0.0', 'one 1.0.1' ) );
	expect( wanting() ).toEqual( [ 'node_modules/one/package.json' ] );
	writeFileSync( list, text );
	expect( missingNotices( join( dir, 'build' ), [ 'first', 'third' ] ) ).toEqual( [
		'It is not known what is in the bundle third.',
	] );
} );

/**
 * Builds both bundles the way webpack.config.js does.
 *
 * @returns {Promise<void>}
 */
function build() {
	const licenses = new BundledLicenses( join( dir, 'build' ) );
	const configs = [ 'first', 'second' ].map( ( name ) => ( {
		name,
		mode: /** @type {const} */ ( 'production' ),
		context: dir,
		entry: `./${ name }.js`,
		output: { path: join( dir, 'build', name ) },
		plugins: [ licenses ],
	} ) );
	return new Promise( ( resolve, reject ) => {
		webpack( configs, ( error ) => {
			if ( error ) reject( error );
			else resolve();
		} );
	} );
}

/**
 * @param {string} folder
 * @param {{ name: string, version: string, license: string }} manifest
 * @param {string} notice
 * @param {string} license
 */
function aPackage( folder, manifest, notice, license ) {
	file( `${ folder }/package.json`, JSON.stringify( { ...manifest, sideEffects: false } ) );
	file( `${ folder }/index.js`, `export const ${ manifest.name.replace( /.*\//, '' ) } = Math.random();` );
	file( `${ folder }/${ license }`, notice );
}

/**
 * @param {string} name
 * @param {string} text
 */
function file( name, text ) {
	mkdirSync( dirname( join( dir, name ) ), { recursive: true } );
	writeFileSync( join( dir, name ), text );
}
