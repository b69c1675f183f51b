/**
 * Prints the size of each bundle of an edition with its budget (tools/release/build/budgets.json); exits 1 if one is over or missing.
 * UF_EDITION=free selects the free edition, as in the build. With --history, also updates the table in tools/bench/README.md that
 * compares the visitor's bundles with earlier ones.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from '../../dev/setup/paths.mjs';
import { askedEdition } from './edition.mjs';
import { writeHistory } from './sizes-history.mjs';

/**
 * Files that screens load later count too; `only` keeps files with this ending.
 *
 * @typedef {{ name: string, files: string[], screens?: string[], only?: string, budget: number }} Bundle
 */

const { bundles } = /** @type {{ bundles: Bundle[] }} */ (
	JSON.parse( readFileSync( join( ROOT, 'tools/release/build/budgets.json' ), 'utf8' ) )
);

const { folder } = askedEdition();
const built = bundles.filter( ( { files } ) => files.every( ( file ) => file.startsWith( `${ folder }/` ) ) );

const rows = built.map( ( bundle ) => {
	const files = [ ...new Set( [ ...bundle.files, ...( bundle.screens ?? [] ).flatMap( screenFiles ) ] ) ].filter( ( file ) =>
		file.endsWith( bundle.only ?? '' )
	);
	const size = files.every( ( file ) => existsSync( join( ROOT, file ) ) ) ? total( files ) : null;
	return { ...bundle, size, over: size === null || size > bundle.budget };
} );

console.log( line( 'bundle', 'gzip', 'budget', '' ) );
for ( const { name, size, budget, over } of rows ) {
	console.log( line( name, size === null ? 'missing' : bytes( size ), bytes( budget ), over ? 'OVER' : '' ) );
}
if ( process.argv.includes( '--history' ) ) await writeHistory();
process.exitCode = rows.some( ( { over } ) => over ) ? 1 : 0;

/**
 * Returns the lazy files of an admin screen, as listed by webpack.config.js.
 *
 * @param {string} screen
 * @returns {string[]}
 */
function screenFiles( screen ) {
	const list = join( ROOT, folder, 'admin/screens.json' );
	const screens = /** @type {Record<string, string[]>} */ (
		existsSync( list ) ? JSON.parse( readFileSync( list, 'utf8' ) ) : {}
	);
	return ( screens[ screen ] ?? [ `(no screen ${ screen })` ] ).map( ( file ) => join( folder, 'admin', file ) );
}

/** @param {string[]} files */
function total( files ) {
	return files.reduce(
		( sum, file ) => sum + gzipSync( readFileSync( join( ROOT, file ) ), { level: 9 } ).length,
		0
	);
}

/** @param {number} count */
function bytes( count ) {
	return `${ count.toLocaleString( 'en' ) } B`;
}

/**
 * @param {string} name
 * @param {string} size
 * @param {string} budget
 * @param {string} verdict
 */
function line( name, size, budget, verdict ) {
	return `${ name.padEnd( 28 ) } ${ size.padStart( 12 ) } ${ budget.padStart( 12 ) }  ${ verdict }`.trimEnd();
}
