import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PageContext, WidgetPageRule } from '../../../src/contract/types';
import cases from '../../../tests/fixtures/page-rules.json';
import { HERE, PAGE } from '../../testing';
import { cookies } from '../memory/cookies';
import { matchesPattern, TIME_LIMIT } from './guarded-regex';
import { failingRule } from './page-rules';

interface Case {
	name: string;
	rules: WidgetPageRule[];
	page?: Partial< PageContext[ 'is' ] >;
	url?: string;
	referrer?: string;
	cookies?: string;
	failing: string | null;
}

afterEach( () => vi.unstubAllGlobals() );

describe( 'page rules', () => {
	it.each( cases as unknown as Case[] )(
		'$name',
		( { rules, page, failing, url = HERE.url, referrer = '', cookies: text = '' } ) => {
			vi.stubGlobal( 'document', { cookie: text } ); // All that js-cookie needs from a browser.
			expect(
				failingRule( rules, {
					...HERE,

					url,
					referrer,
					jar: cookies,
					page: { ...PAGE, is: { ...PAGE.is, ...page } },
				} )
			).toBe( failing );
		}
	);

	it( 'cover a match and a mismatch for each of the 21 kinds', () => {
		const single = ( cases as unknown as Case[] ).filter( ( { rules } ) => rules.length === 1 );
		const kinds = ( holds: boolean ): Set< string | undefined > =>
			new Set(
				single
					.filter( ( { failing } ) => ( failing === null ) === holds )
					.map( ( { rules } ) => rules[ 0 ]?.logic )
			);

		expect( kinds( true ).size ).toBe( 21 );
		expect( [ ...kinds( true ) ].filter( ( kind ) => ! kinds( false ).has( kind ) ) ).toEqual( [] );
	} );
} );

describe( 'a slow expression', () => {
	// Each passes the check but takes polynomial time.
	it.each( [ 'a*a*a*a*b', '(a|b|aa)?(a|b|aa)?a*a*a*b', '.*.*.*.*!', '(a?a?a?a?)?a*a*a*a*c' ] )(
		'is stopped before a visitor notices: %s',
		( pattern ) => {
			const patience = { left: TIME_LIMIT };
			expect( matchesPattern( pattern, 'a'.repeat( 1000 ), patience ) ).toBe( false );
			expect( patience.left ).toBeLessThan( 0 );
		}
	);

	it( 'uses the time limit shared by all surveys of the same decision', () => {
		let now = 0;
		const clock = vi.spyOn( performance, 'now' ).mockImplementation( () => ( now += 1 ) );
		const rule = { logic: 'query_parameter_regex', operator: '||', data: 'nowhere' } as const;
		const here = { ...HERE, url: 'https://example.org/?a=1', patience: { left: TIME_LIMIT } };
		const asked = (): void => void failingRule( [ rule, rule, rule, rule ], here );
		asked();
		expect( here.patience.left ).toBe( 1 );
		asked();
		expect( here.patience.left ).toBe( -1 );
		expect( failingRule( [ { ...rule, data: 'a' } ], here ) ).toBe( 'query_parameter_regex' );
		clock.mockRestore();
	} );

	it( 'is not tried on more text once it was slow', () => {
		let now = 0;
		const clock = vi.spyOn( performance, 'now' ).mockImplementation( () => ( now += 6 ) );
		expect( matchesPattern( 'a', 'a'.repeat( 100 ), { left: TIME_LIMIT } ) ).toBe( false );
		clock.mockRestore();
		expect( matchesPattern( 'a', 'a'.repeat( 100 ), { left: TIME_LIMIT } ) ).toBe( true );
	} );
} );
