import { describe, expect, it } from 'vitest';
import type { TargetedSurvey } from '@widget/shared/targeting/eligibility';
import type { PageContext, WidgetPageRule } from '@/contract/types';
import { sharedCases } from '@/testing/shared-cases';
import { isSlow } from '@/features/builder/draft/targeting/slow-expression';
import { verdictOn } from '@/lib/visibility/verdict';
import type { Visit } from '@/lib/visibility/visit';

const NOW = new Date( 2026, 10, 21 );

const IS: PageContext[ 'is' ] = {
	user_logged_in: [ 'logged_out' ],
	user_role: [],
	page_type: [ 'page' ],
	page_or_post_is: [ '7' ],
	post_type_is: [ 'page' ],
	taxonomy_is: [],
	taxonomy_term_is: [],
};

const visit = ( parts: Partial< Visit > = {} ): Visit => ( {
	page: { id: 7, is: IS, is_known: true, disabled: false, specific: 0 },
	url: 'https://example.org/prices/',
	device: 'desktop',
	country: null,
	knowsWho: true,
	referrer: '',
	cookies: [],
	...parts,
} );

const survey = (
	rules: readonly WidgetPageRule[] = [],
	more: Partial< TargetedSurvey[ 'targeting' ] > = {},
	behavior: Partial< TargetedSurvey[ 'behavior' ] > = {}
): TargetedSurvey => ( {
	id: 3,
	floats: true,
	lacks: '',
	targeting: { devices: [ 'desktop', 'tablet', 'mobile' ], page_rules: [ ...rules ], by_country: false, ...more },
	behavior: {
		timing: 'immediate',
		timing_delay: 0,
		display_length: 'until_response',
		expire_on: 0,
		ask_again_days: 0,
		...behavior,
	},
} );

const rule = (
	logic: WidgetPageRule[ 'logic' ],
	data: WidgetPageRule[ 'data' ],
	operator: '&&' | '||' = '&&'
): WidgetPageRule => ( { logic, data, operator } );

const told = ( asked: TargetedSurvey, on: Visit, isForCountry: boolean | null = true ) =>
	verdictOn( asked, on, isForCountry, NOW );

interface Case {
	name: string;
	rules: WidgetPageRule[];
	page?: Partial< PageContext[ 'is' ] >;
	url?: string;
	referrer?: string;
	cookies?: string;
	failing: string | null;
}

describe( 'a visit with complete data', () => {
	// An unknown kind of rule can't be in the form.
	it.each( sharedCases< Case >( 'page-rules' ).filter( ( { failing } ) => failing !== '' ) )(
		'is decided as on a visitor’s page: $name',
		( { rules, page, url = 'https://example.org/prices/', referrer = '', cookies = '', failing } ) => {
			const names = cookies.split( '; ' ).map( ( cookie ) => cookie.split( '=' )[ 0 ] ?? '' );
			const { answer, reasons } = told(
				survey( rules ),
				visit( {
					page: { ...visit().page, is: { ...IS, ...page } },
					url,
					referrer,
					cookies: names.map( ( name ) => decodeURIComponent( name ) ).filter( ( name ) => name !== '' ),
				} )
			);
			expect( [ answer, reasons ] ).toEqual( failing === null ? [ 'yes', [] ] : [ 'no', [ failing ] ] );
		}
	);

	it( 'lists all reasons and each rule that fails', () => {
		const rules = [ rule( 'page_url_contains', '/shop/' ), rule( 'page_or_post_is', [ '9' ], '||' ) ];
		const asked = survey( rules, { devices: [ 'mobile' ] }, { timing: 'before_abandon', expire_on: 20261121 } );
		expect( told( asked, visit( { device: 'tablet' } ), false ) ).toEqual( {
			answer: 'no',
			reasons: [ 'expired', 'device', 'desktop_only', 'page_url_contains' ],
			rules: [ 0, 1 ],
		} );
	} );
} );

describe( 'a visit with unknown data', () => {
	const unknown = visit( { knowsWho: false, referrer: null, cookies: null } );
	const asksWho = rule( 'user_logged_in', [ 'logged_in' ] );

	it( 'is undecided if an unknown rule decides, and lists that rule', () => {
		expect( told( survey( [ asksWho ] ), unknown ) ).toMatchObject( { answer: 'unknown', rules: [ 0 ] } );
		for ( const logic of [ 'user_role', 'referrer', 'cookie_exist', 'cookie_not_exist' ] as const ) {
			expect( told( survey( [ rule( logic, 'x' ) ] ), unknown ).answer ).toBe( 'unknown' );
		}
	} );

	it( 'is decided when another rule decides', () => {
		expect( told( survey( [ asksWho, rule( 'page_url_contains', '/shop/' ) ] ), unknown ).answer ).toBe( 'no' );
		expect( told( survey( [ asksWho, rule( 'page_url_contains', '/prices/', '||' ) ] ), unknown ).answer ).toBe(
			'yes'
		);
	} );

	it( 'can be undecided because of device, country, or page alone', () => {
		const noDevice = visit( { device: null } );
		expect( told( survey(), noDevice ).answer ).toBe( 'yes' );
		expect( told( survey( [], { devices: [ 'mobile' ] } ), noDevice ).answer ).toBe( 'unknown' );
		expect( told( survey( [], {}, { timing: 'before_abandon' } ), noDevice ).answer ).toBe( 'unknown' );
		expect( told( survey( [], { by_country: true } ), visit(), null ).answer ).toBe( 'unknown' );
		const noPage = visit( { page: { ...visit().page, is_known: false } } );
		expect( told( survey( [ rule( 'page_or_post_is_not', [ '9' ] ) ] ), noPage ).answer ).toBe( 'unknown' );
		expect( told( survey( [ rule( 'page_url_contains', 'prices' ) ] ), noPage ).answer ).toBe( 'yes' );
	} );
} );

const slow = sharedCases< { name: string; expression: string; slow: boolean } >( 'rules/slow-expressions' );

it.each( slow )( 'detects slow regular expressions as the server does: $name', ( { expression, slow: isKept } ) => {
	expect( isSlow( expression ) ).toBe( isKept );
} );
