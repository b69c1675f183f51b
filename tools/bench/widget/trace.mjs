/** Tasks of a page that keep it from answering its visitor, told from a trace of the browser. */
import { go, newPage } from './browser.mjs';

/** Tasks of a page's main thread above this, in microseconds, are ones that a visitor may feel. */
const LONG = 50_000;

/** Steps of a trace in which a script runs; others, such as its request, name it too. */
const RUNNING = new Set( [ 'EvaluateScript', 'FunctionCall' ] );

/** @typedef {import('playwright').Browser} Browser */
/** @typedef {import('./browser.mjs').Place} Place */

/**
 * @typedef {{ name: string, pid: number, tid: number, ts: number, dur?: number, tdur?: number, args?: { data?: { url?: string } } }} TraceEvent
 *   ts and dur in microseconds; tdur: of the thread's processor time, where the browser tells
 */

/**
 * How many tasks over 50 ms there were with the place's scripts in them.
 *
 * @param {Browser} browser
 * @param {Place & { scripts: string }} place scripts: part of their address
 * @param {number} slowdown
 */
export async function longTasks( browser, place, slowdown ) {
	const page = await newPage( browser );
	await browser.startTracing( page, {
		categories: [ 'devtools.timeline', 'disabled-by-default-devtools.timeline' ],
	} );
	await go( page, place, slowdown );
	const { traceEvents } = /** @type {{ traceEvents: TraceEvent[] }} */ (
		JSON.parse( ( await browser.stopTracing() ).toString() )
	);
	await page.context().close();
	const own = traceEvents.filter(
		( { name, args } ) => RUNNING.has( name ) && args?.data?.url?.includes( place.scripts )
	);
	return traceEvents.filter(
		( task ) =>
			task.name === 'RunTask' &&
			( task.tdur ?? task.dur ?? 0 ) > LONG &&
			own.some( ( event ) => isWithin( event, task ) )
	).length;
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
