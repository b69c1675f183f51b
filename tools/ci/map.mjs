/**
 * Draws who uses whom in docs/architecture.md, from the imports of each folder: `npm run map`. With `--check` it compares, and
 * exits 1 if the drawing is out of date.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { ROOT } from '../dev/setup/paths.mjs';

const PAGE = join( ROOT, 'docs/architecture.md' );
const PLACE = /(<!-- map: npm run map -->\n)[^]*?(<!-- end of map -->)/;

/** ArchitectureTest reads the same list. */
const ORDER = /<!-- order of folders -->\n```\n([^]*?)\n```/;

/** Wiring that knows every folder, as in ArchitectureTest. */
const WIRING = /(?:\w+Feature|BuildCollector|Platform\/FeatureIndex|Operations\/ContractExport)\.php$/;

/** From top to bottom. eslint.config.mjs has the rules. */
const BROWSER = [
	...[ 'app', 'features', 'question-types', 'components', 'lib', 'api' ].map( ( name ) => `src/${ name }` ),
	...[ 'owner', 'loader', 'survey', 'rating', 'heatmap', 'shared' ].map( ( name ) => `widget/${ name }` ),
	'src/contract',
];

/** @typedef {(file: string, code: string) => string[]} Uses returns the folders that a file names. */

/** @type {Uses} */
const usesOfPhp = ( _, code ) => [ ...code.matchAll( /\bUserFeedback\\(\w+)\\/g ) ].map( ( [ , name = '' ] ) => name );

/** @type {Uses} */
const usesOfTypeScript = ( file, code ) =>
	[ ...code.matchAll( /(?:from|import\(?) ?'([^']+)'/g ) ]
		.map( ( [ , name = '' ] ) =>
			name.startsWith( '.' )
				? posix.join( posix.dirname( file ), name )
				: name.replace( /^@\//, 'src/' ).replace( /^@widget\//, 'widget/' )
		)
		.map( folderOfBrowser );

/** @param {string} path */
function folderOfBrowser( path ) {
	return path.split( '/' ).slice( 0, 2 ).join( '/' );
}

/** @param {string} page */
export function orderOf( page ) {
	const list = ORDER.exec( page )?.[ 1 ] ?? '';
	return [ ...list.matchAll( /^\w+/gm ) ].map( ( [ name ] ) => name );
}

/**
 * Draws a table: a dot says that the folder of the row uses that of the column. An arrow that points up would be left of ▪.
 *
 * @param {string[]} order from top to bottom
 * @param {string[]} files
 * @param {(file: string) => string} folderOf
 * @param {Uses} uses
 * @param {(file: string) => string} read
 */
export function drawn( order, files, folderOf, uses, read ) {
	const arrows = new Set(
		files.flatMap( ( file ) => uses( file, read( file ) ).map( ( used ) => `${ folderOf( file ) } ${ used }` ) )
	);
	const name = Math.max( ...order.map( ( each ) => each.length ) );
	const head = order.map( ( _, column ) => String( column + 1 ).padStart( 3 ) );
	const rows = order.map( ( from, row ) => {
		const cells = order.map( ( to, column ) => {
			if ( column === row ) return '  ▪';
			return arrows.has( `${ from } ${ to }` ) ? '  ●' : '  ·';
		} );
		return `${ String( row + 1 ).padStart( 2 ) } ${ from.padEnd( name ) }${ cells.join( '' ) }`;
	} );
	return [ ' '.repeat( name + 3 ) + head.join( '' ), ...rows ].join( '\n' );
}

/** @param {string} folder */
function filesOf( folder ) {
	return execFileSync( 'git', [ 'ls-files', folder ], { cwd: ROOT, encoding: 'utf8' } ).trim().split( '\n' );
}

/** @param {string} page */
function map( page ) {
	const read = ( /** @type {string} */ file ) => readFileSync( join( ROOT, file ), 'utf8' );
	const server = filesOf( 'includes' ).filter( ( file ) => file.endsWith( '.php' ) && ! WIRING.test( file ) );
	const browser = [ ...filesOf( 'src' ), ...filesOf( 'widget' ) ].filter(
		( file ) => /\.tsx?$/.test( file ) && ! /\.test\.tsx?$|\/testing[./]/.test( file )
	);
	const unknown = browser
		.map( folderOfBrowser )
		.find( ( folder ) => ! folder.includes( '.' ) && ! BROWSER.includes( folder ) );
	if ( unknown !== undefined ) throw new Error( `BROWSER in tools/ci/map.mjs lacks ${ unknown }.` );
	return [
		drawn( orderOf( page ), server, ( file ) => file.split( '/' )[ 1 ] ?? '', usesOfPhp, read ),
		drawn( BROWSER, browser, folderOfBrowser, usesOfTypeScript, read ),
	]
		.map( ( drawing ) => `\`\`\`\n${ drawing }\n\`\`\`\n` )
		.join( '\n' );
}

if ( process.argv[ 1 ] === import.meta.filename ) {
	const page = readFileSync( PAGE, 'utf8' );
	const fresh = page.replace( PLACE, ( _, start, end ) => `${ String( start ) }${ map( page ) }${ String( end ) }` );
	if ( ! process.argv.includes( '--check' ) ) writeFileSync( PAGE, fresh );
	else if ( fresh !== page ) {
		console.error( 'The dependency map in docs/architecture.md is out of date. Run: npm run map' );
		process.exitCode = 1;
	}
}
