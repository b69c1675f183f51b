/** Prints how the code is spread over folders, and how much of it only declares: `npm run structure`. Tests hold the limits. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../dev/setup/paths.mjs';
import { clauses } from './clauses.mjs';

const TOP_FOLDERS = [ 'includes', 'src', 'widget', 'tests', 'tools', 'bin' ];

/** Lines that say nothing about what a file does. */
const CEREMONY =
	/^(use [\w\\]+(?: as \w+)?;|namespace [\w\\]+;|declare\(strict_types=1\);|<\?php|defined\( 'ABSPATH' \).*)$/;

const files = execFileSync( 'git', [ 'ls-files', ...TOP_FOLDERS ], { cwd: ROOT, encoding: 'utf8' } )
	.trim()
	.split( '\n' );

/** @type {Map<string, Set<string>>} entries by folder. */
const folders = new Map();
for ( const file of files )
	for ( let path = file; path.includes( '/' ); path = path.slice( 0, path.lastIndexOf( '/' ) ) ) {
		const folder = path.slice( 0, path.lastIndexOf( '/' ) );
		folders.set( folder, ( folders.get( folder ) ?? new Set() ).add( path ) );
	}

/** @param {string} name */
const textOf = ( name ) => readFileSync( join( ROOT, name ), 'utf8' );

/** @param {string[]} names */
const linesOf = ( names ) => names.flatMap( ( name ) => textOf( name ).trimEnd().split( '\n' ) );

/** @param {RegExp} name */
const matching = ( name ) => files.filter( ( file ) => name.test( file ) );

/** Counts type assertions other than `as const`. @param {string} name */
function assertions( name ) {
	let found = 0;
	const source = ts.createSourceFile( name, textOf( name ), ts.ScriptTarget.Latest );
	/** @param {import('typescript').Node} node */
	const visit = ( node ) => {
		if ( ts.isAsExpression( node ) && node.type.getText( source ) !== 'const' ) found++;
		ts.forEachChild( node, visit );
	};
	visit( source );
	return found;
}

/** @param {string[]} names */
const productOf = ( names ) => names.filter( ( name ) => ! /\.test\.tsx?$|(?:^src\/|\/)testing[./]/.test( name ) );

/** @param {string} name */
const isWiring = ( name ) => ! textOf( name ).includes( '\nenum ' ); // A plan's features are a rule, not wiring.

const server = matching( /^includes\/.*\.php$/ );
const ownServer = server.filter( ( name ) => name !== 'includes/Platform/FeatureIndex.php' ); // Generated.
const app = productOf( matching( /^src\/(?!contract\/).*\.tsx?$/ ) );
const widget = productOf( matching( /^widget\/.*\.tsx?$/ ) );
const small = [ ...folders ].filter(
	( [ folder, entries ] ) =>
		entries.size <= 2 && ! [ ...entries ].some( ( entry ) => folders.has( entry ) ) && folder.includes( '/' )
);
const ceremony = linesOf( server ).filter( ( line ) => CEREMONY.test( line ) ).length / linesOf( server ).length;
const comments = matching( /\.(?:php|tsx?|mjs)$/ ).filter( ( name ) => ! name.endsWith( 'plain-words.test.mjs' ) );
const casts = widget.reduce( ( sum, name ) => sum + assertions( name ), 0 );

/** @type {[string, string | number, string?][]} The third is a goal. */
const figures = [
	[ 'entries at the top of includes', folders.get( 'includes' )?.size ?? 0, '17' ],
	[ 'folders', folders.size ],
	[ 'folders with one or two files', small.length, '20' ],
	[
		'lines of wiring (Plugin, Features, *Feature.php)',
		linesOf( matching( /^includes\/(.*Feature|Features|Plugin)\.php$/ ).filter( isWiring ) ).length,
		'900',
	],
	[ 'imports, namespaces, and guards in lines of the server', `${ ( ceremony * 100 ).toFixed( 1 ) }%`, '7%' ],
	[
		'comments that start with a relative clause',
		comments.flatMap( ( name ) => clauses( textOf( name ) ) ).length,
		'0',
	],
	[ 'lines of the server', linesOf( ownServer ).length ],
	[ 'lines of the admin app', linesOf( app ).length ],
	[ 'lines of the widget', linesOf( widget ).length ],
	[ 'lines of the product', linesOf( [ ...ownServer, ...app, ...widget ] ).length ],
	[ '`as` in 10,000 lines of the widget', ( ( casts * 10_000 ) / linesOf( widget ).length ).toFixed( 1 ) ],
	[ 'files of the server', server.length ],
	[ 'files of the builder', matching( /^src\/features\/builder\// ).length ],
];
for ( const [ name, figure, goal ] of figures ) {
	console.log(
		`${ name.padEnd( 56 ) }${ String( figure ).padStart( 8 ) }${ goal === undefined ? '' : `  (goal: at most ${ goal })` }`
	);
}
