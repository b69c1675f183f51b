import type { Here } from '@widget/targeting/eligibility';
import type { PageRule, TestedPage } from '@/contract/types';
import type { Device } from './devices';

/** Milliseconds for all expressions: more than a visitor waits, so that a busy computer does not change the answer. */
const PATIENCE = 200;

/** What of a page decides. */
export type Page = Pick< TestedPage, 'id' | 'is' | 'is_known' | 'disabled' | 'specific' >;

/** One visit to a page of the site, as far as it is known: null for what is not. */
export interface Visit {
	page: Page;
	url: string | null;
	device: Device | null;
	country: string | null;
	/** Whether the page's facts on who is logged in are of this visitor. */
	knowsWho: boolean;
	/** Empty for a visitor who comes from nowhere. */
	referrer: string | null;
	/** Names of those that the browser has. */
	cookies: readonly string[] | null;
}

/** Whether what a rule asks about is known of a visit. */
export function knows( visit: Visit, logic: PageRule[ 'logic' ] ): boolean {
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

/** As the visitor's browser would find it. What is not known is nothing: nobody asks for it then. */
export function hereOf( visit: Visit, allowed: Here[ 'allowed' ], now: Date ): Here {
	return {
		page: { id: visit.page.id, name: '', is: visit.page.is },
		url: visit.url ?? '',
		referrer: visit.referrer ?? '',
		jar: { get: ( name ) => ( visit.cookies?.includes( name ) === true ? name : undefined ) },
		patience: { left: PATIENCE },
		device: visit.device ?? 'desktop',
		allowed,
		today: ( now.getFullYear() * 100 + now.getMonth() + 1 ) * 100 + now.getDate(),
	};
}
