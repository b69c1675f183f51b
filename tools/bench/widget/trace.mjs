/** What a page makes its thread do, told from a trace of the browser. */
import { go, newPage } from './browser.mjs';

/** Tasks of a page's main thread above this, in microseconds, are ones that a visitor may feel. */
const LONG = 50_000;

/** Steps of a trace in which a script runs; others, such as its request, name it too. */
const RUNNING = new Set( [ 'EvaluateScript', 'FunctionCall' ] );

/** Steps that say what a task is made of, beside those. What a promise goes on with is counted in the step that kept it. */
const PARTS = new Set( [
	...RUNNING,
	'TimerFire',
	'EventDispatch',
	'FireAnimationFrame',
	'v8.compile',
	'ParseHTML',
	'UpdateLayoutTree',
	'Layout',
	'Paint',
] );

/**
 * Steps in which any script runs. The browser's own sum, ScriptDuration, leaves out what a promise goes on with, and so
 * most of a script that waits for one.
 */
const SCRIPT = new Set( [ ...RUNNING, 'RunMicrotasks', 'v8.compile', 'v8.run', 'v8.callFunction' ] );

/** Parts of a task below this, in microseconds, explain nothing. */
const PART = 5_000;

/** @typedef {import('playwright').Browser} Browser */
/** @typedef {import('./browser.mjs').Place} Place */

/**
 * @typedef {{ name: string, pid: number, tid: number, ts: number, dur?: number, tdur?: number, args?: { data?: { url?: string } } }} TraceEvent
 *   ts and dur in microseconds; tdur: of the thread's processor time, where the browser tells
 */

/**
 * @typedef {object} Traced
 * @property {number} script milliseconds of processor time in which scripts ran, the page's and all others
 * @property {string[]} long tasks over 50 ms with the place's scripts in them
 * @property {number} own milliseconds of processor time in which the place's scripts were made ready, ran and were called
 */

/**
 * Time of scripts, and the tasks over 50 ms with the place's scripts in them, each with what it was made of: milliseconds of the thread's
 * processor time. While a page is slowed down that has the time in it for which the thread waits for something, such as
 * its storage, which no processor makes slower; and on a machine that does much else a processor gets less done.
 *
 * @param {Browser} browser
 * @param {Place & { scripts: string, changeNothing?: boolean }} place scripts: part of their address; changeNothing: of the
 *   page, so that what a task does beside them is not for their sake
 * @param {number} slowdown
 * @param {(page: import('playwright').Page) => Promise<void>} [use] what a visitor does once it is there
 * @returns {Promise<Traced>}
 */
export async function traced( browser, place, slowdown, use ) {
	const page = await newPage( browser );
	await browser.startTracing( page, {
		categories: [ 'devtools.timeline', 'disabled-by-default-devtools.timeline' ],
	} );
	await go( page, place, slowdown );
	await use?.( page );
	const { traceEvents } = /** @type {{ traceEvents: TraceEvent[] }} */ (
		JSON.parse( ( await browser.stopTracing() ).toString() )
	);
	await page.context().close();
	return {
		script: scriptTime( traceEvents ),
		long: longTasks( traceEvents, place ),
		own: ownEvents( traceEvents, place.scripts ).reduce( ( sum, event ) => sum + timeOf( event ), 0 ) / 1000,
	};
}

/**
 * Of steps within steps the outer one counts.
 *
 * @param {TraceEvent[]} events
 */
function scriptTime( events ) {
	const ends = new Map();
	let sum = 0;
	for ( const event of events.filter( ( { name } ) => SCRIPT.has( name ) ).sort( ( a, b ) => a.ts - b.ts ) ) {
		const thread = `${ String( event.pid ) }.${ String( event.tid ) }`;
		if ( event.ts < ( ends.get( thread ) ?? 0 ) ) continue;
		ends.set( thread, event.ts + ( event.dur ?? 0 ) );
		sum += timeOf( event );
	}
	return sum / 1000;
}

/**
 * @param {TraceEvent[]} traceEvents
 * @param {{ scripts: string, changeNothing?: boolean }} place
 */
function longTasks( traceEvents, { scripts, changeNothing = false } ) {
	const own = ownEvents( traceEvents, scripts );
	const least = changeNothing ? PART : 0;
	return traceEvents
		.filter(
			( task ) =>
				task.name === 'RunTask' &&
				timeOf( task ) > LONG &&
				own
					.filter( ( event ) => isWithin( event, task ) )
					.reduce( ( sum, event ) => sum + timeOf( event ), 0 ) > least
		)
		.map( ( task ) => {
			const parts = traceEvents.filter(
				( event ) => PARTS.has( event.name ) && timeOf( event ) > PART && isWithin( event, task )
			);
			return [ `${ milliseconds( task ) } ms`, ...parts.map( said ) ].join( ', ' );
		} );
}

/**
 * @param {TraceEvent[]} traceEvents
 * @param {string} scripts
 */
function ownEvents( traceEvents, scripts ) {
	return traceEvents.filter( ( { name, args } ) => RUNNING.has( name ) && args?.data?.url?.includes( scripts ) );
}

/** @param {TraceEvent} event */
function timeOf( { tdur, dur } ) {
	return tdur ?? dur ?? 0;
}

/** @param {TraceEvent} event */
function milliseconds( event ) {
	return ( timeOf( event ) / 1000 ).toFixed( 0 );
}

/** @param {TraceEvent} part */
function said( part ) {
	const script = part.args?.data?.url?.replace( /^.*\/|\?.*$/g, '' ) ?? '';
	return `${ part.name } ${ script } ${ milliseconds( part ) }`.replace( '  ', ' ' );
}

/**
 * @param {TraceEvent} event
 * @param {TraceEvent} task
 */
function isWithin( event, task ) {
	return (
		event.pid === task.pid &&
		event.tid === task.tid &&
		event.ts >= task.ts &&
		event.ts <= task.ts + ( task.dur ?? 0 )
	);
}
