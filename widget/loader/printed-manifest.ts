import type { WidgetManifest } from '../../src/contract/types';
import { FRESH } from '../targeting/freshness';
import { isWeb } from '../trust/is-web';
import { printedData } from '../trust/printed-data';

export const MANIFEST = 'userfeedback-manifest';

/** Null on a page without one, or when something on the way has broken it. */
export function printedManifest( document: Document ): WidgetManifest | null {
	const printed = printedData( document, MANIFEST ) as WidgetManifest | null;
	return printed && isWeb( printed.rest ) ? printed : null;
}

/**
 * Whether the page may have come from a cache, so that its manifest is asked for anew. The page of somebody who is
 * logged in was printed for them and is in no cache; the server's manifest is for strangers.
 *
 * @param now milliseconds.
 */
export const mayBeOld = ( { preview, made_at: made, page }: WidgetManifest, now: number ): boolean =>
	! preview && page.is.user_logged_in[ 0 ] !== 'logged_in' && now / 1000 - made > FRESH;
