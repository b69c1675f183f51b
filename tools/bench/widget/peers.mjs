/** Two feedback products to compare with ours: downloaded into .local, served from loopback, never a dependency. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import webpack from 'webpack';
import { whenChanged } from '../../dev/setup/fingerprint.mjs';
import { LOCAL } from '../../dev/setup/paths.mjs';
import { freePort } from '../../dev/setup/servers/ports.mjs';
import { run } from '../../dev/setup/processes/processes.mjs';

const DIR = join( LOCAL, 'bench/peers' );
const POSTHOG = 'posthog-js@1.449.2';
const SENTRY = '@sentry/browser@11.12.0';
const TOKEN = 'phc_bench';

/** @typedef {{ name: string, script: string, shownBy: string }} Peer script: its path on the server; shownBy: a selector */

/** @type {Peer[]} */
export const PEERS = [
	{ name: 'PostHog', script: '/posthog.js', shownBy: '.survey-form' },
	{ name: 'Sentry', script: '/sentry.js', shownBy: '.dialog__content' },
];

/** Our first question in PostHog's format. */
const SURVEY = {
	id: '0194a1c2-0000-7000-8000-000000000001',
	name: 'Bench',
	description: '',
	type: 'popover',
	questions: [
		{
			id: '0194a1c2-0000-7000-8000-000000000002',
			type: 'single_choice',
			question: 'Did you find what you came for?',
			choices: [ 'Yes', 'Partly', 'No' ],
		},
	],
	appearance: {},
	conditions: null,
	start_date: '2026-01-01T00:00:00Z',
	end_date: null,
};

/** Enabled features of a PostHog project with surveys only. */
const REMOTE = {
	token: TOKEN,
	surveys: true,
	supportedCompression: [],
	hasFeatureFlags: false,
	autocapture_opt_out: true,
	captureDeadClicks: false,
	capturePerformance: false,
	autocaptureExceptions: false,
	heatmaps: false,
	sessionRecording: false,
	siteApps: [],
};

const POSTHOG_START = `window.posthog = window.posthog || [];
posthog._i = [ [ '${ TOKEN }', { api_host: new URL( document.currentScript.src ).origin, autocapture: false, capture_pageview: false, capture_pageleave: false, disable_session_recording: true, opt_out_useragent_filter: true }, 'posthog' ] ];
posthog.__SV = 1;
`;

const SENTRY_START = `import { feedbackIntegration, init } from '@sentry/browser';
const feedback = feedbackIntegration( { autoInject: false } );
init( { dsn: 'http://bench@127.0.0.1:9/1', integrations: [ feedback ] } );
feedback.createForm().then( ( form ) => {
	form.appendToDom();
	form.open();
} );
`;

/** Builds their scripts as a site would load them, once. */
export async function fetchPeers() {
	const print = JSON.stringify( [ POSTHOG, SENTRY, POSTHOG_START, SENTRY_START ] );
	await whenChanged( join( DIR, '.stamp' ), print, async () => {
		rmSync( DIR, { recursive: true, force: true } );
		mkdirSync( DIR, { recursive: true } );
		writeFileSync( join( DIR, 'package.json' ), '{ "private": true }' );
		const quietly = [ '--silent', '--no-audit', '--no-fund', '--ignore-scripts' ];
		await run( 'npm', [ 'install', ...quietly, SENTRY ], { cwd: DIR } );
		// Its published builds need none of its dependencies.
		const packed = await run( 'npm', [ 'pack', '--silent', POSTHOG ], { cwd: DIR } );
		await run( 'tar', [ '-xzf', packed.trim(), 'package/dist' ], { cwd: DIR } );
		writeFileSync( join( DIR, 'posthog.js' ), POSTHOG_START + packaged( 'array.js' ) );
		writeFileSync( join( DIR, 'sentry-start.js' ), SENTRY_START );
		await bundle( join( DIR, 'sentry-start.js' ), 'sentry.js' );
	} );
}

/** @param {string} file one of PostHog's own builds */
function packaged( file ) {
	return readFileSync( join( DIR, 'package/dist', file ), 'utf8' );
}

/**
 * Bundles as its documentation recommends: minified, without unused code.
 *
 * @param {string} entry
 * @param {string} filename
 * @returns {Promise<void>}
 */
function bundle( entry, filename ) {
	const compiler = webpack( {
		mode: 'production',
		context: DIR,
		entry,
		output: { path: DIR, filename },
		performance: false,
		plugins: [ new webpack.DefinePlugin( { __SENTRY_DEBUG__: false, __SENTRY_TRACING__: false } ) ],
	} );
	return new Promise( ( resolve, reject ) => {
		compiler.run( ( error, stats ) => {
			if ( error !== null ) reject( error );
			else if ( stats?.hasErrors() === true ) reject( new Error( stats.toString( 'errors-only' ) ) );
			else resolve();
		} );
	} );
}

/** Starts a loopback server with their scripts, which also answers requests to their makers' servers. */
export async function servePeers() {
	const port = await freePort();
	const server = createServer( ( request, response ) => {
		const { pathname } = new URL( request.url ?? '/', 'http://127.0.0.1' );
		const [ type, body ] = answerTo( pathname );
		response.writeHead( 200, {
			'Content-Type': type,
			'Access-Control-Allow-Origin': '*',
			'Access-Control-Allow-Headers': '*',
		} );
		response.end( body );
	} );
	await new Promise( ( resolve ) => {
		server.listen( port, '127.0.0.1', () => {
			resolve( null );
		} );
	} );
	return {
		url: `http://127.0.0.1:${ String( port ) }`,
		stop: () => {
			server.closeAllConnections();
			server.close();
		},
	};
}

/**
 * @param {string} path
 * @returns {[string, string]} content type and body
 */
function answerTo( path ) {
	const script = ( /** @type {string} */ text ) => /** @type {[string, string]} */ ( [ 'text/javascript', text ] );
	const json = ( /** @type {unknown} */ data ) =>
		/** @type {[string, string]} */ ( [ 'application/json', JSON.stringify( data ) ] );
	if ( path === '/posthog.js' || path === '/sentry.js' ) return script( readFileSync( join( DIR, path ), 'utf8' ) );
	if ( path.startsWith( '/static/' ) ) return script( packaged( path.split( '/' ).at( -1 ) ?? '' ) );
	if ( path.endsWith( '/config.js' ) ) {
		const config = JSON.stringify( { config: REMOTE, siteApps: [] } );
		return script( `window._POSTHOG_REMOTE_CONFIG = { ${ TOKEN }: ${ config } };` );
	}
	if ( path.endsWith( '/config' ) ) return json( REMOTE );
	if ( path.startsWith( '/api/surveys' ) ) return json( { surveys: [ SURVEY ] } );
	if ( path.startsWith( '/flags' ) ) return json( { featureFlags: {}, featureFlagPayloads: {}, ...REMOTE } );
	return json( { status: 1 } );
}
