import { describe, expect, it } from 'vitest';
import type { PageRule } from '@/contract/types';
import { missingInSettings, faultsInSettings } from '../validation/settings';
import { countriesByName } from './countries';
import { dayOf, daysIn, inAMonth } from '../schedule/days';
import { withDevice } from './devices';
import { isAddress, isUnfinished, withKind, withoutRule, withRuleAfter } from './page-rules';
import { ruleLabels } from './rule-labels';
import { byName, namesOf } from '@/components/forms/tokens/by-name';

const rule = ( data: PageRule[ 'data' ], operator: PageRule[ 'operator' ] = '&&' ): PageRule => ( {
	logic: 'page_url_contains',
	operator,
	data,
} );
const said = ( rules: readonly PageRule[] ) =>
	rules.map( ( { operator, data } ) => `${ operator }${ typeof data === 'string' ? data : 'null' }` );

describe( 'page rules', () => {
	it( 'have 21 kinds', () => {
		expect( Object.keys( ruleLabels() ) ).toHaveLength( 21 );
	} );

	it( 'are inserted after another one without changing how the others are joined', () => {
		const rules = [ rule( 'a' ), rule( 'b', '||' ) ];
		expect( said( withRuleAfter( rules, 0, '&&' ) ) ).toEqual( [ '&&a', '&&null', '||b' ] );
		expect( said( withRuleAfter( rules, 1, '||' ) ) ).toEqual( [ '&&a', '||b', '||null' ] );
	} );

	it( 'pass their place at the start of an alternative to the next one', () => {
		const rules = [ rule( 'a' ), rule( 'b', '||' ), rule( 'c' ) ];
		expect( said( withoutRule( rules, 1 ) ) ).toEqual( [ '&&a', '||c' ] );
		expect( said( withoutRule( rules, 2 ) ) ).toEqual( [ '&&a', '||b' ] );
		expect( said( withoutRule( [ rule( 'a' ), rule( 'b' ), rule( 'c', '||' ) ], 0 ) ) ).toEqual( [ '&&b', '||c' ] );
	} );

	it( 'lose their data when their kind changes', () => {
		expect( withKind( rule( 'sale' ), 'page_url_is' ).data ).toBe( '' );
		expect( withKind( rule( 'sale' ), 'post_type_is' ).data ).toBe( null );
		expect( withKind( rule( 'sale' ), 'page_url_contains' ).data ).toBe( 'sale' );
	} );

	it( 'are incomplete until something is chosen or typed', () => {
		expect( [ null, '', ' ', [] ].map( ( data ) => isUnfinished( rule( data ) ) ) ).toEqual( [
			true,
			true,
			true,
			true,
		] );
		expect( isUnfinished( rule( [ { id: 1, label: 'Shop' } ] ) ) ).toBe( false );
	} );

	it( 'accept only complete web addresses', () => {
		expect( [ 'https://example.org', 'http://127.0.0.1:8080/a?b#c' ].map( isAddress ) ).toEqual( [ true, true ] );
		expect(
			[ '/prices', 'example.org', 'ftp://a.org', 'https://', 'https:///a', 'https://a b' ].map( isAddress )
		).toEqual( [ false, false, false, false, false, false ] );
	} );
} );

describe( 'missing values in settings', () => {
	const targeting = { devices: [], pages: 'select' as const, page_rules: [ rule( 'a' ), rule( null ) ] };
	const thanks = { type: 'message' as const, message: 'Thanks', button: null, redirect_to: null, conditions: [] };

	it( 'are named by the paths of the server', () => {
		expect( Object.keys( missingInSettings( { thank_you: thanks, targeting } ) ) ).toEqual( [
			'settings.targeting.devices',
			'settings.targeting.page_rules[1].data',
		] );
		const everywhere = { ...targeting, devices: [ 'mobile' as const ], pages: 'all' as const };
		expect( missingInSettings( { thank_you: thanks, targeting: everywhere } ) ).toEqual( {} );
		expect( missingInSettings( { thank_you: thanks } ), 'a survey that has no settings yet' ).toEqual( {} );
	} );

	it( 'include invalid addresses, even when page rules are not in force', () => {
		const rules = [ { ...rule( 'shop' ), logic: 'referrer' as const } ];
		const settings = { thank_you: thanks, targeting: { ...targeting, pages: 'all' as const, page_rules: rules } };
		expect( Object.keys( faultsInSettings( settings ) ) ).toEqual( [ 'settings.targeting.page_rules[0].data' ] );
	} );
} );

describe( 'chosen values', () => {
	it( 'have unique names', () => {
		const named = byName( [
			{ id: 4, label: 'Shop' },
			{ id: 9, label: 'Shop' },
			{ id: 4, label: 'Shop, renamed' },
			{ id: 'x', label: ' ' },
		] );
		expect( [ ...named.keys() ] ).toEqual( [ 'Shop', 'Shop (#9)', 'x' ] );
		expect( namesOf( named, [ { id: '9', label: 'Old name' } ] ) ).toEqual( [ 'Shop (#9)' ] );
	} );

	it( 'sort countries in the user’s language', () => {
		expect( [ ...countriesByName( [ 'DE', 'AT', 'OE' ], 'de' ) ] ).toEqual( [
			[ 'Deutschland', 'DE' ],
			[ 'OE', 'OE' ],
			[ 'Österreich', 'AT' ],
		] );
	} );

	it( 'list devices in a fixed order', () => {
		expect( withDevice( [ 'mobile' ], 'desktop', true ) ).toEqual( [ 'desktop', 'mobile' ] );
		expect( withDevice( [ 'desktop', 'mobile' ], 'desktop', false ) ).toEqual( [ 'mobile' ] );
	} );

	it( 'limit the day to its month', () => {
		expect( [ 1, 2, 4 ].map( ( month ) => daysIn( month ) ) ).toEqual( [ 31, 29, 30 ] );
		expect( dayOf( 2, 31 ) ).toEqual( { month: 2, day: 29, year: null } );
		expect( inAMonth( new Date( 2026, 11, 31 ) ) ).toMatchObject( { month: 1, day: 31 } );
		expect( inAMonth( new Date( 2026, 0, 31 ) ) ).toMatchObject( { month: 2, day: 29 } );
	} );
} );
