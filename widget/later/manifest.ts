import type { ShownInCountry, WidgetManifest } from '../../src/contract/types';
import { isUsable } from '../targeting/freshness';
import { withQuery } from '../transport/address';

/**
 * The manifest to decide on, of a page that may have lain in a cache for days. While the server cannot be reached the
 * printed one serves for a day, and after that its surveys are kept back for that reason. What is the page's own stays:
 * its language, and which page it is, of which it knows more than the server can be told.
 *
 * @param where   path and query of the page, by which the server knows one without an id. The part behind # is the browser's own.
 * @param isCalm whether nothing that was printed would show: then the server lets the browser keep its answer for an hour.
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
 * Of the surveys that are for some countries only, those that this visitor may see. The browser keeps the answer itself
 * for as long as the server said, a visit: that needs no storage of ours, and works where storage is denied.
 */
export async function allowedHere(
	printed: WidgetManifest,
	placed: readonly number[],
	get: typeof fetch
): Promise< readonly number[] > {
	return ( await ask< ShownInCountry >( printed, 'country', placed, get, [] ) )?.surveys ?? [];
}

/** Null when offline, or when the answer is not ours. */
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
		const found = ( await response.json() ) as Partial< Answer >;
		return response.ok && Array.isArray( found.surveys ) ? ( found as Answer ) : null;
	} catch {
		return null;
	}
}
