import type { PageRule } from '@/contract/types';
import type { Device } from '@/features/builder/draft/targeting/devices';
import { textIn } from '@/features/builder/draft/targeting/page-rules';
import { deviceIn } from './user-agent';
import type { Page, Visit } from '@/lib/visibility/visit';

/** The visit an owner tests, as in the fields. */
export interface TestVisit {
	/** Empty for a logged-out visitor. */
	role: string;
	device: Device | 'pasted';
	userAgent: string;
	country: string;
	referrer: string;
	cookies: readonly string[];
}

export const INITIAL_TEST_VISIT: TestVisit = {
	role: '',
	device: 'desktop',
	userAgent: '',
	country: '',
	referrer: '',
	cookies: [],
};

export function visitOf( asked: TestVisit, url: string, page: Page ): Visit {
	return {
		page,
		url,
		device: deviceOf( asked ),
		country: asked.country === '' ? null : asked.country,
		knowsWho: true,
		referrer: asked.referrer.trim(),
		cookies: asked.cookies,
	};
}

/** Returns null until text is pasted. */
function deviceOf( { device, userAgent }: TestVisit ): Device | null {
	return device !== 'pasted' ? device : userAgent.trim() === '' ? null : deviceIn( userAgent );
}

/** Returns rule data with fields that are shown only for those rules. */
export function fieldsFor( rules: readonly PageRule[] ): { referrer: boolean; cookies: string[] } {
	const cookies = rules
		.filter( ( { logic } ) => logic === 'cookie_exist' || logic === 'cookie_not_exist' )
		.map( ( rule ) => textIn( rule ).trim() )
		.filter( ( name ) => name !== '' );
	return { referrer: rules.some( ( { logic } ) => logic === 'referrer' ), cookies: [ ...new Set( cookies ) ] };
}
