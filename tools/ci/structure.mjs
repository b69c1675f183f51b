/**
 * Prints the size of folders and how much of the code only declares: `npm run structure`. Tests hold the limits.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../dev/setup/paths.mjs';

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

/** @param {string[]} names */
const linesOf = ( names ) =>
	names.flatMap( ( name ) => readFileSync( join( ROOT, name ), 'utf8' ).trimEnd().split( '\n' ) );

/** @param {RegExp} name */
const matching = ( name ) => files.filter( ( file ) => name.test( file ) );

const server = matching( /^includes\/.*\.php$/ );
const small = [ ...folders ].filter(
	( [ folder, entries ] ) =>
		entries.size <= 2 && ! [ ...entries ].some( ( entry ) => folders.has( entry ) ) && folder.includes( '/' )
);
const ceremony = linesOf( server ).filter( ( line ) => CEREMONY.test( line ) ).length / linesOf( server ).length;

/** @type {[string, string | number][]} */
const figures = [
	[ 'entries at the top of includes', folders.get( 'includes' )?.size ?? 0 ],
	[ 'folders', folders.size ],
	[ 'folders with one or two files', small.length ],
	[ 'files of the server', server.length ],
	[ 'lines of the server', linesOf( server ).length ],
	[ 'of these, imports, namespaces and guards', `${ ( ceremony * 100 ).toFixed( 1 ) }%` ],
	[
		'lines of declarations (Plugin, Features, *Feature.php)',
		linesOf( matching( /^includes\/(.*Feature|Features|Plugin)\.php$/ ) ).length,
	],
	[ 'files of the builder', matching( /^src\/features\/builder\// ).length ],
	[
		'folders of the builder',
		[ ...folders.keys() ].filter( ( name ) => name.startsWith( 'src/features/builder' ) ).length,
	],
];
for ( const [ name, figure ] of figures ) console.log( `${ name.padEnd( 58 ) }${ String( figure ).padStart( 8 ) }` );
