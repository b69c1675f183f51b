/** The parts of the test run, and the setup that they need. */
import { accidents, cluster } from './checks/accidents.mjs';
import { bundles, freeBuild } from './checks/bundles.mjs';
import { forgetCases, printCases } from './checks/generated-cases.mjs';
import { contract, eslint, formatting, languages, lint, map, phpcs, phpstan, pot, types } from './checks/lint.mjs';
import { phpunitOnNetwork, phpunitOnWordPress, phpunitUnit } from './checks/phpunit.mjs';
import { playwright } from './checks/playwright.mjs';
import { release } from './checks/release/release.mjs';
import { sum } from './checks/result.mjs';
import { CORES, runParts, summary } from './checks/schedule.mjs';
import { vitest } from './checks/vitest.mjs';
import { oneOf, readOptions } from '../dev/setup/options.mjs';
import { ensureComposer, ensureNpm } from '../dev/setup/machine/packages.mjs';
import { step } from '../dev/setup/progress.mjs';
import { ensureSystem } from '../dev/setup/machine/system.mjs';
import { ensureWritable } from '../dev/setup/machine/writable.mjs';
import { CURRENT, getWordPress, OLDEST } from '../dev/setup/downloads/wordpress.mjs';

/** @typedef {import('./checks/result.mjs').Part} Part */
/** @typedef {import('./checks/sites.mjs').Db} Db */
/** @typedef {import('../dev/setup/machine/system.mjs').Program} Program */

/**
 * @typedef {object} Plan
 * @property {Part[]} parts
 * @property {Program[]} programs beyond PHP and Composer
 * @property {string[]} wordpress versions
 */

const USAGE =
	'test:php [--db sqlite|mariadb|multisite] [--wp 7.1|6.8|PATH] [--filter NAME]; test:e2e, test:compat and test:release [FILE PATTERN]; the others have none';
const PARTS = /** @type {const} */ ( [
	'all',
	'lint',
	'types',
	'unit',
	'php',
	'accidents',
	'cluster',
	'e2e',
	'compat',
	'release',
	'smoke',
] );
const DBS = /** @type {const} */ ( [ 'sqlite', 'mariadb' ] );
const WORDPRESS = [ CURRENT, OLDEST ];
const PHP_ON = /** @type {const} */ ( [ ...DBS, 'multisite' ] );

/**
 * The browser, the other servers that the plugin runs behind, and the spreadsheet program that opens its files.
 *
 * @type {Program[]}
 */
const COMPAT = [ 'browser', 'fpm', 'apache', 'varnish', 'redis', 'office' ];

/**
 * Three databases that copy each other, and the hosts in front of them.
 *
 * @type {Program[]}
 */
const CLUSTER = [ 'mariadb', 'galera', 'fpm' ];

/** @returns {Plan} */
export function plan() {
	const { values, positionals } = readOptions(
		{
			part: { type: 'string', default: 'all' },
			db: { type: 'string' },
			wp: { type: 'string', default: CURRENT },
			filter: { type: 'string' },
		},
		USAGE,
		{ positionals: true }
	);
	const dbs = values.db === undefined ? DBS : [ oneOf( 'db', values.db, PHP_ON ) ];
	const part = oneOf( 'part', values.part, PARTS );
	switch ( part ) {
		case 'lint':
			return { parts: lint, programs: [], wordpress: [] };
		case 'types':
			return { parts: types, programs: [], wordpress: [] };
		case 'unit':
			return { parts: [ vitest, phpunitUnit( values.filter ) ], programs: [], wordpress: [] };
		case 'php':
			return {
				parts: dbs.map( ( db ) =>
					db === 'multisite'
						? phpunitOnNetwork( { wp: values.wp, filter: values.filter } )
						: phpunitOnWordPress( { wp: values.wp, db, filter: values.filter } )
				),
				programs: dbs.some( ( db ) => db === 'mariadb' ) ? [ 'mariadb' ] : [],
				wordpress: [ values.wp ],
			};
		case 'accidents':
			return { parts: [ accidents ], programs: [ 'mariadb' ], wordpress: [ CURRENT ] };
		case 'cluster':
			return { parts: [ ...bundles, cluster ], programs: CLUSTER, wordpress: [ CURRENT ] };
		case 'e2e':
		case 'compat':
			return {
				parts: [ ...bundles, playwright( { project: part, wp: CURRENT, patterns: positionals } ) ],
				programs: part === 'compat' ? COMPAT : [ 'browser' ],
				wordpress: [ CURRENT ],
			};
		case 'release':
			return {
				parts: [
					...bundles,
					freeBuild,
					release,
					...WORDPRESS.map( ( wp ) => playwright( { project: 'release', wp, patterns: positionals } ) ),
				],
				programs: [ 'browser' ],
				wordpress: WORDPRESS,
			};
		case 'smoke':
			return {
				parts: [ ...bundles, playwright( { project: 'smoke', wp: values.wp } ) ],
				programs: [ 'browser' ],
				wordpress: [ values.wp ],
			};
		case 'all':
			return everything();
	}
}

/**
 * Lists long parts first, so that no core is idle at the end; PHP-only parts fill the time while npm installs and the bundles
 * are built. Each version of WordPress and each database runs its full suite once; the browsers' sites use the newest WordPress
 * on SQLite.
 *
 * @returns {Plan}
 */
function everything() {
	const shards = Math.max( 2, CORES - 2 ); // Other long parts take the other cores.
	return {
		parts: [
			...bundles,
			freeBuild,
			phpstan,
			...Array.from( { length: shards }, ( _, place ) =>
				playwright( { project: 'e2e', wp: CURRENT, shard: { index: place + 1, of: shards } } )
			),
			phpunitOnWordPress( { wp: CURRENT, db: 'mariadb' } ),
			playwright( { project: 'compat', wp: CURRENT } ),
			phpunitOnWordPress( { wp: OLDEST, db: 'sqlite' } ),
			eslint,
			vitest,
			playwright( { project: 'smoke', wp: OLDEST } ),
			release,
			...WORDPRESS.map( ( wp ) => playwright( { project: 'release', wp } ) ),
			...types,
			phpunitOnNetwork( { wp: CURRENT } ),
			cluster,
			accidents,
			formatting,
			phpcs,
			phpunitUnit(),
			map,
			contract,
			pot,
			languages,
		],
		programs: [ ...CLUSTER, ...COMPAT ],
		wordpress: WORDPRESS,
	};
}

/**
 * @param {Plan} chosen
 * @returns {Promise<number>} the exit code
 */
export async function test( { parts, programs, wordpress } ) {
	ensureWritable();
	await step( 'System packages', () => ensureSystem( programs ) );
	const npm = step( 'npm packages', ensureNpm );
	const work = async () => {
		await step( 'Composer packages', ensureComposer );
		for ( const version of wordpress ) await step( `WordPress ${ version }`, () => getWordPress( version ) );
		forgetCases();
		return runParts( parts, npm );
	};
	const [ results ] = await Promise.all( [ work(), npm ] );
	const { again = 0, ...total } = sum( results );
	printCases();
	if ( again > 0 ) console.log( `\nPassed only at a second try, as printed above: ${ String( again ) }` );
	console.log( `\n${ summary( total ) }` );
	return total.failed === 0 ? 0 : 1;
}
