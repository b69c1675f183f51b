import type { VisitContext } from '@widget/shared/targeting/eligibility';
import type { PageRule, TestedPage } from '@/contract/types';
import type { Device } from './devices';

/** Milliseconds for all regular expressions: more than on visitors' pages, so that a slow computer doesn't change the result. */
const PATIENCE = 200;

/** Page properties used for the check. */
export type Page = Pick< TestedPage, 'id' | 'is' | 'is_known' | 'disabled' | 'specific' >;

/** One visit to a page of the site; unknown values are null. */
export interface Visit {
	page: Page;
	url: string | null;
	device: Device | null;
	country: string | null;
	/** True if the page's login and role data belong to this visitor. */
	knowsWho: boolean;
	/** Empty for a visitor without a referrer. */
	referrer: string | null;
	/** Names of the browser's cookies. */
	cookies: readonly string[] | null;
}

/** Returns true if the visit has the data that a rule needs. */
export function isKnown( visit: Visit, logic: PageRule[ 'logic' ] ): boolean {
	const kind = logic.replace( '_not', '' );
	switch ( kind ) {
		case 'user_logged_in':
		case 'user_role':
			return visit.knowsWho;
		case 'referrer':
			return visit.referrer !== null;
		case 'cookie_exist':
			return visit.cookies !== null;
		default:
			return kind.startsWith( 'page_url' ) || kind.startsWith( 'query' )
				? visit.url !== null
				: visit.page.is_known;
	}
}

/** Builds the data that the visitor's browser would have. Unknown values are empty, because they are never used. */
export function visitContext( visit: Visit, gate: VisitContext[ 'gate' ], now: Date ): VisitContext {
	return {
		page: { id: visit.page.id, name: '', is: visit.page.is },
		url: visit.url ?? '',
		referrer: visit.referrer ?? '',
		jar: { get: ( name ) => ( visit.cookies?.includes( name ) === true ? name : undefined ) },
		patience: { left: PATIENCE },
		device: visit.device ?? 'desktop',
		gate,
		today: ( now.getFullYear() * 100 + now.getMonth() + 1 ) * 100 + now.getDate(),
	};
}
