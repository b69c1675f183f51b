import type { WidgetManifest } from '../../../src/contract/types';
import { isWebUrl } from '../trust/is-web-url';
import { printedData } from '../trust/printed-data';
import { FRESH } from './freshness';

export const MANIFEST_ID = 'userfeedback-manifest';

/** Returns null on a page without a manifest, or if it was corrupted in transit. */
export const printedManifest = (): WidgetManifest | null =>
	printedData( MANIFEST_ID, ( manifest: WidgetManifest ) => isWebUrl( manifest.rest ) );

/**
 * True if the page may be from a cache, so that a new manifest is requested. A page printed for a logged-in user is in no
 * cache; the server's manifest is for anonymous visitors.
 *
 * @param now milliseconds.
 */
export const mayBeStale = ( { preview, made_at: made, page }: WidgetManifest, now: number ): boolean =>
	! preview && page.is.user_logged_in[ 0 ] !== 'logged_in' && now / 1000 - made > FRESH;
