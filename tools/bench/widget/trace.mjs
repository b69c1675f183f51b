/** Main thread work of a page, from a browser trace. */
import { go, newPage } from './browser.mjs';

/** Main thread tasks longer than this, in microseconds, can be noticeable to visitors. */
const LONG = 50_000;

/** Trace events in which a script runs; others, such as its request, name it too. */
const RUNNING = new Set( [ 'EvaluateScript', 'FunctionCall' ] );

/** Additional events that explain what a task consists of. Promise continuations count toward the event that contains them. */
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
 * Events in which any script runs. The browser's own total, ScriptDuration, leaves out promise continuations, and so most of a
 * script that waits for a promise.
 */
const SCRIPT = new Set( [ ...RUNNING, 'RunMicrotasks', 'v8.compile', 'v8.run', 'v8.callFunction' ] );

/** Parts of a task shorter than this, in microseconds, are negligible. */
const PART = 5_000;

/** @typedef {import('playwright').Browser} Browser */
/** @typedef {import('./browser.mjs').Place} Place */

/**
 * @typedef {{ name: string, pid: number, tid: number, ts: number, dur?: number, tdur?: number, args?: { data?: { url?: string } } }}
 * TraceEvent
 *   ts and dur in microseconds; tdur: the thread's processor time, if the browser reports it
 */

/**
 * @typedef {object} Traced
 * @property {number} script milliseconds of processor time for scripts, the page's and all others
 * @property {string[]} long tasks over 50 ms that include the place's scripts
 * @property {number} own milliseconds of processor time to prepare, run, and call the place's scripts
 */

/**
 * Measures script time, and the tasks over 50 ms that include the place's scripts, each with its parts in milliseconds of the
 * thread's processor time. In a slowed-down page, that includes time waiting for resources such as storage, which a slower
 * processor doesn't affect; and on a busy machine, a processor gets less done.
 *
 * @param {Browser} browser
 * @param {Place & { scripts: string, changeNothing?: boolean }} place scripts: part of their URL; changeNothing: about the
 *   page, so other work in a task isn't caused by them
 * @param {number} slowdown
 * @param {(page: import('playwright').Page) => Promise<void>} [use] visitor's actions once the page is ready
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
 * Counts only the outer one of nested events.
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
