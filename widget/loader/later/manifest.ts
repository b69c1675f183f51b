import type { ShownInCountry, WidgetManifest } from '../../../src/contract/types';
import { isUsable } from '../../shared/page/freshness';
import { withQuery } from '../../shared/transport/with-query';

/**
 * Returns the current manifest for a page that may have been cached for days. If the server can't be reached, the printed one
 * is valid for a day; after that, its surveys are withheld for that reason. The page's own data is kept: its language and
 * identity, of which it knows more than it can tell the server.
 *
 * @param where   path and query of the page, which identify a page without an id. The hash stays in the browser.
 * @param isCalm true if no printed survey would show: then the server lets the browser cache its answer for an hour.
 */
export async function currentManifest(
	printed: WidgetManifest,
	placed: readonly number[],
	where: string,
	now: number,
	get: typeof fetch,
	isCalm = false
): Promise< WidgetManifest > {
	const { made_at: made, page, strings, surveys } = printed;
	const answer = await ask< WidgetManifest >( printed, 'manifest', placed, get, [
		page.id ? `page=${ page.id }` : `url=${ encodeURIComponent( new URL( where, printed.rest ).href ) }`,
		...( isCalm ? [ 'calm=1' ] : [] ),
	] );
	return answer
		? { ...answer, page, strings }
		: isUsable( made, now )
			? printed
			: { ...printed, surveys: surveys.map( ( survey ) => ( { ...survey, lacks: 'unreachable' } ) ) };
}

/**
 * Returns those country-restricted surveys that this visitor may see. The browser caches the answer for as long as the server
 * allows, a visit: that needs no storage of ours, and works where storage is denied.
 */
export async function allowedHere(
	printed: WidgetManifest,
	placed: readonly number[],
	get: typeof fetch
): Promise< readonly number[] > {
	return ( await ask< ShownInCountry >( printed, 'country', placed, get, [] ) )?.surveys ?? [];
}

/** Returns null if offline, or if the response isn't ours. */
async function ask< Answer extends { surveys: unknown[] } >(
	{ rest }: WidgetManifest,
	what: string,
	placed: readonly number[],
	get: typeof fetch,
	query: readonly string[]
): Promise< Answer | null > {
	const places = placed.map( ( id ) => `inline[]=${ id }` );
	try {
		const response = await get( withQuery( `${ rest }widget/${ what }`, [ ...query, ...places ].join( '&' ) ) );
		const found = ( await response.json() ) as Answer;
		return response.ok && Array.isArray( found.surveys ) ? found : null;
	} catch {
		return null;
	}
}
