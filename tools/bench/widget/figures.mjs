/** The widget's figures next to their limits; tools/bench/README.md explains them. */
import { cpus, loadavg } from 'node:os';
import { at } from '../load.mjs';
import { printTable } from '../table.mjs';
import { gzipped } from './visit.mjs';

const KB = 1024;
const MB = 1024 * KB;

/** Script time of an idle page is measured in the browser's own steps; less than this counts as zero. */
const NOTHING = 0.05;

/** @typedef {import('../widget.mjs').Measured} Measured */
/** @typedef {import('./visit.mjs').Visit} Visit */
/** @typedef {import('./visit.mjs').Asked} Asked */

/**
 * @typedef {object} Figure
 * @property {string} name
 * @property {number} target
 * @property {number} cap a higher value is a failure
 * @property {number} ours
 * @property {(number | null)[]} theirs null if not applicable
 * @property {(value: number) => string} show
 */

/**
 * @param {Map<string, Measured>} measured
 * @param {number} refused by a strict policy
 * @throws {Error} if a figure is over its cap
 */
export function printFigures( measured, refused ) {
	const figures = figuresOf( measured, refused );
	const peers = peersIn( measured );
	const [ load = NaN ] = loadavg();
	printTable(
		[ 'on a visitor’s page', 'target', 'cap', 'ours', ...peers ],
		figures.map( ( { name, target, cap, ours, theirs, show } ) => [
			name,
			show( target ),
			show( cap ),
			show( ours ),
			...theirs.map( ( value ) => ( value === null ? '' : show( value ) ) ),
		] )
	);
	console.log(
		`Medians. Times are of processor time, because the machine was busy: load average ${ load.toFixed( 1 ) } on ${ String( cpus().length ) } cores.`
	);
	for ( const name of [ 'floating', 'inline' ] ) {
		const tasks = measured.get( name )?.tracedSlow.flatMap( ( { long } ) => long ) ?? [];
		if ( tasks.length > 0 ) console.log( `Tasks over 50 ms, ${ name }:\n  ${ tasks.join( '\n  ' ) }` );
	}
	const over = figures.filter( ( { ours, cap } ) => ! ( ours <= cap ) );
	if ( over.length > 0 ) {
		throw new Error( `Over the cap: ${ over.map( ( { name } ) => name ).join( '; ' ) }` );
	}
}

/**
 * @param {Map<string, Measured>} measured
 * @param {number} refused
 * @returns {Figure[]}
 */
function figuresOf( measured, refused ) {
	const of = ( /** @type {string} */ name ) => measured.get( name ) ?? raise( `${ name } was not measured.` );
	const without = of( 'without' );
	const [ bare, nothing, floating, inline ] = [ of( 'bare' ), of( 'nothing' ), of( 'floating' ), of( 'inline' ) ];
	const peers = peersIn( measured ).map( of );
	const none = peers.map( () => null );
	const shown = addedRequests( floating, without );
	const script = ( /** @type {'tracedFast' | 'tracedSlow'} */ speed ) => ( /** @type {Measured} */ state ) =>
		median( state[ speed ].map( ( visit ) => visit.script ) ) -
		median( without[ speed ].map( ( visit ) => visit.script ) );
	const heap = ( /** @type {Measured} */ state ) => added( state, without, ( visit ) => visit.heap );
	const all = ( /** @type {Measured} */ state ) => addedBytes( state, without );
	const still = ( /** @type {Measured} */ state ) => Math.max( 0, state.idle - without.idle );
	const shift = ( /** @type {Measured} */ state ) =>
		median( state.fast.map( ( visit ) => visit.shift ) ) - median( without.fast.map( ( visit ) => visit.shift ) );
	const long = ( /** @type {Measured} */ state ) => median( state.tracedSlow.map( ( visit ) => visit.long.length ) );

	return [
		figure( 'loader, gzip', 3 * KB, 3.6 * KB, bytesOf( shown, /\/loader\.js/ ), none, kilobytes ),
		figure(
			'survey bundle with styles, gzip',
			15 * KB,
			17.5 * KB,
			bytesOf( shown, /\/survey\.js/ ),
			none,
			kilobytes
		),
		figure( 'all it takes to show a survey, gzip', 19 * KB, 22 * KB, all( floating ), peers.map( all ), kilobytes ),
		figure(
			'requests beyond the loader, nothing matches',
			0,
			0,
			addedRequests( nothing, without ).length - 1,
			none
		),
		figure( 'other requests when one shows', 0, 0, shown.filter( isUnexpected ).length, none ),
		figure( 'requests on a page without a candidate', 0, 0, addedRequests( bare, without ).length, none ),
		figure( 'bytes of its HTML', 0, 0, htmlOf( bare ).length - htmlOf( without ).length, none ),
		figure( 'WordPress script handles pulled in', 0, 0, addedHandles( floating, without ).length - 1, none ),
		figure(
			'script to show, 1×',
			25,
			25,
			script( 'tracedFast' )( floating ),
			peers.map( script( 'tracedFast' ) ),
			ms
		),
		figure(
			'script to show, 4× slower',
			80,
			80,
			script( 'tracedSlow' )( floating ),
			peers.map( script( 'tracedSlow' ) ),
			ms
		),
		figure( 'the same inline, 1×', 25, 25, script( 'tracedFast' )( inline ), none, ms ),
		figure( 'the same inline, 4× slower', 80, 80, script( 'tracedSlow' )( inline ), none, ms ),
		figure( 'tasks over 50 ms, 4× slower', 0, 0, Math.max( long( floating ), long( inline ) ), peers.map( long ) ),
		figure( 'script in 30 s of nothing', 0, NOTHING, still( floating ), peers.map( still ), ms ),
		figure( 'heap added', 0.8 * MB, 0.8 * MB, heap( floating ), peers.map( heap ), megabytes ),
		figure( 'layout shift, floating', 0, 0, shift( floating ), peers.map( shift ), thousandths ),
		figure( 'layout shift, inline', 0, 0, shift( inline ), none, thousandths ),
		figure( 'violations of a strict policy', 0, 0, refused, none ),
	];
}

/**
 * @param {string} name
 * @param {number} target
 * @param {number} cap
 * @param {number} ours
 * @param {(number | null)[]} theirs
 * @param {(value: number) => string} [show]
 * @returns {Figure}
 */
function figure( name, target, cap, ours, theirs, show = String ) {
	return { name, target, cap, ours, theirs, show };
}

/** @param {Map<string, Measured>} measured */
function peersIn( measured ) {
	return [ ...measured.keys() ].filter( ( name ) => /^[A-Z]/.test( name ) );
}

/**
 * Returns the median difference between a page and the one without anything, visited in the same round.
 *
 * @param {Measured} state
 * @param {Measured} without
 * @param {(visit: Visit) => number} value
 */
function added( state, without, value ) {
	return median(
		state.fast.map( ( visit, round ) => value( visit ) - value( first( without.fast.slice( round ) ) ) )
	);
}

/**
 * @param {Measured} state
 * @param {Measured} without
 * @returns {Asked[]}
 */
function addedRequests( state, without ) {
	const usual = new Set( first( without.fast ).asked.map( ( { url } ) => url ) );
	// WordPress's emoji test starts a worker with a new name each time, without a request.
	return first( state.fast ).asked.filter( ( { url } ) => ! usual.has( url ) && ! url.startsWith( 'blob:' ) );
}

/**
 * Includes what is in the page itself: configuration and texts.
 *
 * @param {Measured} state
 * @param {Measured} without
 */
function addedBytes( state, without ) {
	const html = gzipped( htmlOf( state ) ) - gzipped( htmlOf( without ) );
	return addedRequests( state, without ).reduce( ( sum, { bytes } ) => sum + bytes, html );
}

/**
 * @param {Measured} state
 * @param {Measured} without
 */
function addedHandles( state, without ) {
	const handles = ( /** @type {Measured} */ of ) =>
		/<!--handles:(.*?)-->/.exec( htmlOf( of ) )?.[ 1 ]?.split( ',' ) ?? [];
	const usual = new Set( handles( without ) );
	return handles( state ).filter( ( handle ) => ! usual.has( handle ) );
}

/** @param {Measured} state */
function htmlOf( state ) {
	return first( state.fast ).html;
}

/**
 * @param {Asked[]} asked
 * @param {RegExp} address
 */
function bytesOf( asked, address ) {
	const found = asked.filter( ( { url } ) => address.test( url ) );
	return found.length === 1
		? first( found ).bytes
		: raise( `${ address.source } was asked for ${ String( found.length ) } times.` );
}

/**
 * Expected are the loader, the survey, and the impression.
 *
 * @param {Asked} asked
 */
function isUnexpected( { url } ) {
	return ! /\/(loader|survey)\.js\?|[?&]do=impression|\/impression\?/.test( url );
}

/** @param {number[]} numbers */
function median( numbers ) {
	return at( numbers, 0.5 );
}

/**
 * @template T
 * @param {T[]} list
 */
function first( list ) {
	return list[ 0 ] ?? raise( 'There was no visit.' );
}

/**
 * @param {string} message
 * @returns {never}
 */
function raise( message ) {
	throw new Error( message );
}

/** @param {number} bytes */
function kilobytes( bytes ) {
	return `${ ( bytes / KB ).toFixed( 1 ) } KB`;
}

/** @param {number} bytes */
function megabytes( bytes ) {
	return `${ ( bytes / MB ).toFixed( 2 ) } MB`;
}

/** @param {number} milliseconds */
function ms( milliseconds ) {
	return `${ milliseconds.toFixed( 1 ) } ms`;
}

/** @param {number} shift */
function thousandths( shift ) {
	return shift.toFixed( 3 );
}
