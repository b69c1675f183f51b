/** npm run bench: measures the plugin's cost, next to the minimum that WordPress itself needs. */
import { startDatabase } from '../tools/bench/site.mjs';
import { ensureBuild } from '../tools/dev/setup/build.mjs';
import { withLock } from '../tools/dev/setup/processes/lock.mjs';
import { ensurePackages } from '../tools/dev/setup/machine/packages.mjs';
import { ROOT } from '../tools/dev/setup/paths.mjs';
import { run, stopAll, stopChildrenOnExit } from '../tools/dev/setup/processes/processes.mjs';
import { readOptions } from '../tools/dev/setup/options.mjs';
import { report, SetupError, step } from '../tools/dev/setup/progress.mjs';
import { ensureSystem } from '../tools/dev/setup/machine/system.mjs';
import { ensureWritable } from '../tools/dev/setup/machine/writable.mjs';

/**
 * A part prints its own tables. It receives the number from the command line, if any.
 *
 * @typedef {{ run: (mariadb: import('../tools/bench/site.mjs').MariaDb, number: number | undefined) => Promise<void> }} Part
 */

const USAGE =
	'npm run bench -- [submit | read [RESPONSES] | export [RESPONSES] | page | widget | capture | builder | screens [RESPONSES] | lost [ANSWERS] | many [SUBMISSIONS] | kill [ROUNDS] | deliver [RESPONSES] | heatmaps [VIEWS] | soak [MINUTES] | fill RESPONSES | indexed [RESPONSES] | drop-off [VISITS]]';
const PARTS = /** @type {const} */ ( [
	'submit',
	'read',
	'export',
	'page',
	'widget',
	'capture',
	'builder',
	'screens',
	'lost',
	'many',
	'kill',
	'deliver',
	'heatmaps',
	'soak',
	'fill',
	'indexed',
	'drop-off',
] );

/**
 * Parts whose script is in a folder.
 *
 * @type {Partial<Record<(typeof PARTS)[number], string>>}
 */
const ROOMS = {
	capture: 'capture/capture',
	'drop-off': 'read/drop-off',
	export: 'read/export',
	heatmaps: 'heatmaps/heatmaps',
	indexed: 'indexed/indexed',
	soak: 'soak/soak',
};

/** Parts of a run without names. The others fill the disk, or check instead of measuring. */
const USUAL = /** @type {const} */ ( [ 'submit', 'read', 'page', 'widget' ] );

/**
 * These load pages in the full browser: the window's cost is part of a visitor's waiting time.
 *
 * @type {readonly (typeof PARTS)[number][]}
 */
const IN_BROWSER = [ 'widget', 'capture', 'builder', 'screens', 'lost' ];

try {
	stopChildrenOnExit();
	const { parts, number } = plan();
	// Two runs at the same time would compete for one database and distort each other's numbers.
	await withLock( 'bench', () => bench( parts, number ) );
} catch ( error ) {
	report( error );
	process.exitCode = 1;
} finally {
	await stopAll();
}

function plan() {
	const { positionals } = readOptions( {}, USAGE, { positionals: true } );
	const [ name, amount ] = positionals;
	const number = amount === undefined ? undefined : Number( amount );
	if ( number !== undefined && ! ( Number.isInteger( number ) && number > 0 ) ) {
		throw new SetupError( `${ String( amount ) } is no number of anything.`, `give it as: ${ USAGE }` );
	}
	if ( name === undefined ) return { parts: USUAL, number };
	const part = PARTS.find( ( each ) => each === name );
	if ( part === undefined ) throw new SetupError( `There is no bench called ${ name }.`, USAGE );
	return { parts: [ part ], number };
}

/**
 * @param {readonly (typeof PARTS)[number][]} parts
 * @param {number | undefined} number
 */
async function bench( parts, number ) {
	ensureWritable();
	const browser = parts.some( ( part ) => IN_BROWSER.includes( part ) )
		? [ /** @type {const} */ ( 'chromium' ) ]
		: [];
	await step( 'System packages', () => ensureSystem( [ 'mariadb', 'fpm', ...browser ] ) );
	await step( 'npm and Composer packages', ensurePackages );
	await step( 'Build', () => ensureBuild() );
	const mariadb = await startDatabase();
	for ( const name of parts ) {
		console.log( `\n${ name }` );
		const part = /** @type {Part} */ ( await import( `../tools/bench/${ ROOMS[ name ] ?? name }.mjs` ) );
		await part.run( mariadb, number );
	}
	if ( parts.length > 1 ) {
		console.log( `\n${ await run( process.execPath, [ 'tools/release/build/sizes.mjs' ], { cwd: ROOT } ) }` );
	}
}
