import type { WidgetManifest } from '../../src/contract/types';
import { isFresh, isUsable } from '../targeting/freshness';
import { address } from '../transport/address';

const ELEMENT = 'userfeedback-manifest';

/** Null on a page without one, or when something on the way has broken it. */
export function printedManifest( document: Document ): WidgetManifest | null {
	try {
		return JSON.parse( document.getElementById( ELEMENT )?.textContent ?? '' ) as WidgetManifest;
	} catch {
		return null;
	}
}

/**
 * The manifest to decide on. A page may have lain in a cache for days, so an old one is asked for anew; while the
 * server cannot be reached the printed one serves for a day, and after that nothing is shown.
 */
export async function currentManifest(
	printed: WidgetManifest,
	placed: readonly number[],
	now: number,
	get: typeof fetch
): Promise< WidgetManifest | null > {
	if ( printed.preview || isFresh( printed.made_at, now ) ) {
		return printed;
	}
	try {
		const query = [ [ 'page', printed.page.id ] as const, ...placed.map( ( id ) => [ 'inline[]', id ] as const ) ];
		const response = await get( address( printed.rest, 'widget/manifest', query ), { credentials: 'omit' } );
		const manifest = ( await response.json() ) as Partial< WidgetManifest >;
		if ( response.ok && manifest.surveys ) {
			return manifest as WidgetManifest;
		}
	} catch {
		// Offline, or the answer is no manifest.
	}
	return isUsable( printed.made_at, now ) ? printed : null;
}
