/** A primary database with a replica that lags behind, and a site that uses both through LudicrousDB or HyperDB. */
import { copyFileSync, cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { faultsOf, mustBeNone } from '../bench/check/faults.mjs';
import { startLoad } from '../bench/kill.mjs';
import { siteIn } from '../bench/site.mjs';
import { endpointsOf, prepareSurvey, surveyThrough } from '../bench/submit/survey.mjs';
import { whole } from '../bench/table.mjs';
import { CURRENT, getWordPress } from '../dev/setup/downloads/wordpress.mjs';
import { startService } from '../dev/setup/processes/processes.mjs';
import { SetupError } from '../dev/setup/progress.mjs';
import { ask } from '../dev/setup/servers/mariadb.mjs';
import { freePort } from '../dev/setup/servers/ports.mjs';
import { socketFor } from '../dev/setup/servers/sockets.mjs';
import { untilReady } from '../dev/setup/servers/until-ready.mjs';
import { copyPlugin } from '../dev/setup/site/plugin-copy.mjs';
import { makeSite } from '../dev/setup/site/site.mjs';
import { ACCOUNT, initialize } from './galera.mjs';
import { startHost } from './hosts.mjs';

const DATABASE = 'replicated';

/** Seconds by which the replica lags. */
const LAG = 5;

/** Milliseconds of visitors' load. */
const LOAD = 10_000;

const OWNER = '../cluster/owner.php';

/** WordPress's drop-in in a folder of LudicrousDB, and of HyperDB. */
const DROP_INS = [ 'ludicrousdb/drop-ins/db.php', 'db.php' ];

/** @typedef {{ database: import('../dev/setup/servers/mariadb.mjs').Database, port: number }} Server */

/** @param {string} dir its old contents are deleted */
export async function startReplicas( dir ) {
	rmSync( dir, { recursive: true, force: true } );
	const primary = await startServer( join( dir, 'primary' ), [
		'--server-id=1',
		'--log-bin',
		'--binlog-format=ROW',
	] );
	const replica = await startServer( join( dir, 'replica' ), [ '--server-id=2', '--read-only' ] );
	const login = 'CREATE USER IF NOT EXISTS root@127.0.0.1; GRANT ALL ON *.* TO root@127.0.0.1 WITH GRANT OPTION';
	await ask( primary.database, `${ login }; CREATE DATABASE ${ DATABASE } CHARACTER SET utf8mb4` );
	await ask(
		replica.database,
		`${ login }; CHANGE MASTER TO MASTER_HOST = '127.0.0.1', MASTER_PORT = ${ String( primary.port ) }, MASTER_USER = 'root',
			MASTER_USE_GTID = slave_pos; START SLAVE`
	);
	return { primary, replica };
}

/**
 * @param {string} dir
 * @param {string[]} options
 * @returns {Promise<Server>}
 */
async function startServer( dir, options ) {
	await initialize( dir );
	const socket = socketFor( dir );
	const port = await freePort();
	const log = `${ dir }.log`;
	const service = startService(
		'mariadbd',
		[
			'--no-defaults',
			`--user=${ ACCOUNT }`,
			`--datadir=${ join( dir, 'data' ) }`,
			`--tmpdir=${ join( dir, 'scratch' ) }`,
			`--socket=${ socket }`,
			'--bind-address=127.0.0.1',
			`--port=${ String( port ) }`,
			'--skip-name-resolve',
			'--character-set-server=utf8mb4',
			'--innodb-flush-log-at-trx-commit=2',
			...options,
		],
		{ log }
	);
	const database = { name: 'mysql', user: 'root', socket };
	const isReady = () =>
		ask( database, 'SELECT 1' ).then(
			() => true,
			() => false
		);
	await untilReady( 'MariaDB', () => existsSync( socket ) && isReady(), service, {
		patience: 60_000,
		logs: [ log ],
		hint: `look into ${ log }.`,
	} );
	return { database, port };
}

/**
 * @param {string} dir its old contents are deleted
 * @param {{ primary: Server, replica: Server }} servers
 * @param {string} dropIn folder of LudicrousDB or HyperDB
 */
export async function makeReplicatedSite( dir, { primary, replica }, dropIn ) {
	const file = DROP_INS.map( ( name ) => join( dropIn, name ) ).find( existsSync );
	if ( file === undefined ) {
		throw new SetupError(
			`${ dropIn } is neither LudicrousDB nor HyperDB.`,
			'clone github.com/stuttter/ludicrousdb or github.com/Automattic/HyperDB outside the project, and pass its folder: npm run cluster -- replicas DIR'
		);
	}
	rmSync( dir, { recursive: true, force: true } );
	const root = join( dir, 'site' );
	const database = { ...primary.database, name: DATABASE };
	await makeSite( {
		dir: root,
		wp: await getWordPress( CURRENT ),
		database,
		url: 'http://127.0.0.1:80',
		title: 'UserFeedback behind replicas',
		constants: { USERFEEDBACK_RATE_LIMIT: 0, WP_DEBUG: true },
	} );
	copyPlugin( root );
	cpSync( dropIn, join( root, 'wp-content/db-plugins/ludicrousdb' ), { recursive: true } );
	copyFileSync( file, join( root, 'wp-content/db.php' ) );
	writeFileSync( join( root, 'db-config.php' ), configOf( primary.port, replica.port ) );
	mkdirSync( join( dir, 'host' ), { recursive: true } );
	const site = siteIn( root, database );
	const host = await startHost( join( dir, 'host' ), site );
	const url = `http://${ host.address }`;
	await site.php( 'site/address.php', url );
	await site.php( 'site/check-collector.php' );
	return { site, url };
}

/**
 * @param {number} primary port
 * @param {number} replica port
 */
function configOf( primary, replica ) {
	const server = ( /** @type {number} */ port, /** @type {boolean} */ isPrimary ) =>
		`$wpdb->add_database( array( 'host' => '127.0.0.1:${ String( port ) }', 'user' => 'root', 'password' => '', 'name' => '${ DATABASE }', 'write' => ${ isPrimary ? '1' : '0' }, 'read' => ${ isPrimary ? '0' : '1' } ) );`;
	return `<?php
$wpdb->charset = 'utf8mb4';
$wpdb->collate = 'utf8mb4_unicode_520_ci';
$wpdb->save_queries = false;
${ server( primary, true ) }
${ server( replica, false ) }
`;
}

/**
 * Owners see each change immediately, and visitors' answers are stored and counted, while the replica lags.
 *
 * @param {{ site: import('../bench/site.mjs').BenchSite, url: string }} made
 * @param {Server} replica
 */
export async function lagBehind( { site, url }, replica ) {
	const endpoints = endpointsOf( await prepareSurvey( site, url ) );
	const answered = await Promise.all( endpoints.map( ( [ endpoint ] ) => surveyThrough( site, url, endpoint ) ) );
	await ask( replica.database, `STOP SLAVE; CHANGE MASTER TO MASTER_DELAY = ${ String( LAG ) }; START SLAVE` );

	const { changes, differences } = await readChanges( site );
	mustBeNone( differences );
	const rows = [ [ 'an owner’s changes, read at once', whole( changes ), '–', '–', '0' ] ];
	for ( const [ index, { survey, url: address } ] of answered.entries() ) {
		const load = startLoad( survey, address );
		await sleep( LOAD );
		const { acknowledged, failed } = await load.end();
		mustBeNone( await faultsOf( site, survey, acknowledged ) );
		const name = `${ endpoints[ index ]?.[ 0 ] ?? '' }, results read at once`;
		rows.push( [ name, '1', whole( failed ), whole( acknowledged.ids.size ), '0' ] );
	}
	return rows;
}

/**
 * Changes a survey and the settings as an owner. Each request has a process of its own.
 *
 * @param {import('../bench/site.mjs').BenchSite} site
 */
async function readChanges( site ) {
	/**
	 * @param {string} method
	 * @param {string} path
	 * @param {unknown} [body]
	 * @returns {Promise<Record<string, unknown>>}
	 */
	const send = async ( method, path, body ) => {
		const given = body === undefined ? [] : [ JSON.stringify( body ) ];
		/** @type {Record<string, unknown>} */
		const answer = JSON.parse( await site.php( OWNER, method, path, ...given ) );
		return answer;
	};
	const differences = /** @type {string[]} */ ( [] );
	let changes = 0;
	const expect = ( /** @type {string} */ change, /** @type {unknown} */ read, /** @type {unknown} */ wanted ) => {
		changes++;
		if ( read !== wanted )
			differences.push( `${ change }: read ${ String( read ) } instead of ${ String( wanted ) }` );
	};

	const draft = { title: 'First', questions: [ { type: 'text', title: 'Why?' } ] };
	const { survey } = /** @type {{ survey: { id: number, version: number } }} */ (
		await send( 'POST', 'surveys', draft )
	);
	const path = `surveys/${ String( survey.id ) }`;
	const status = async () => ( await send( 'GET', path ) )[ 'status' ];
	expect( 'created', ( await send( 'GET', path ) )[ 'title' ], 'First' );
	await send( 'POST', 'surveys', { ...draft, id: survey.id, version: survey.version, title: 'Second' } );
	expect( 'renamed', ( await send( 'GET', path ) )[ 'title' ], 'Second' );
	for ( const [ action, wanted ] of [
		[ 'publish', 'publish' ],
		[ 'draft', 'draft' ],
		[ 'trash', 'trash' ],
		[ 'restore', 'draft' ],
	] ) {
		await send( 'POST', `surveys/${ action ?? '' }`, { survey_ids: [ survey.id ] } );
		expect( action ?? '', await status(), wanted );
	}
	await send( 'POST', 'settings', { settings: { ip_storage: 'none' } } );
	expect( 'settings', settingOf( await send( 'GET', 'settings' ) ), 'none' );
	return { changes, differences };
}

/** @param {Record<string, unknown>} answer of GET settings */
function settingOf( answer ) {
	return /** @type {{ ip_storage: string }} */ ( answer[ 'settings' ] ).ip_storage;
}
