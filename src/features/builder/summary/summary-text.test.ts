import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageRule } from '@/contract/types';
import { sharedCases } from '@/testing/shared-cases';
import { devicesInWords, geoInWords } from './audience-text';
import { displayLengthInWords, lastDayInWords, runTimeInWords, timingInWords } from './behavior-text';
import { pagesInWords } from './pages-text';

type RunTime = Record< 'month' | 'day' | 'open' | 'over', number > & { saved: string | null };

beforeEach( () => {
	document.documentElement.lang = 'en-GB';
} );

afterEach( () => {
	document.documentElement.lang = '';
	vi.useRealTimers();
} );

describe( 'devices in words', () => {
	it( 'have one name when a survey targets all of them', () => {
		expect( devicesInWords( { devices: [ 'desktop', 'tablet', 'mobile' ] } ) ).toBe( 'All Device Types' );
	} );

	it( 'are listed as a sentence, always in the same order', () => {
		expect( devicesInWords( { devices: [ 'desktop', 'mobile' ] } ) ).toBe( 'Phones and desktops' );
		expect( devicesInWords( { devices: [ 'tablet' ] } ) ).toBe( 'Tablets' );
		expect( devicesInWords( { devices: [] } ) ).toBe( 'No devices selected' );
	} );

	it( 'are joined in the language of the page', () => {
		document.documentElement.lang = 'de-DE';
		expect( devicesInWords( { devices: [ 'desktop', 'mobile' ] } ) ).toBe( 'Phones und desktops' );
	} );
} );

describe( 'countries in words', () => {
	it( 'are named in the language of the page', () => {
		expect( geoInWords( { target: 'all', countries: [ 'DE' ] } ) ).toBe( 'All countries' );
		expect( geoInWords( { target: 'select', countries: [ 'DE', 'FR' ] } ) ).toBe( 'Germany and France' );
		document.documentElement.lang = 'de-DE';
		expect( geoInWords( { target: 'select', countries: [ 'DE', 'FR' ] } ) ).toBe( 'Deutschland und Frankreich' );
	} );

	it( 'are counted when there are many', () => {
		const countries = [ 'DE', 'FR', 'IT', 'ES' ];
		expect( geoInWords( { target: 'select', countries } ) ).toBe( 'Germany, France, Italy and Spain' );
		expect( geoInWords( { target: 'select', countries: [ ...countries, 'PT' ] } ) ).toBe(
			'Germany, France, Italy and 2 more'
		);
	} );

	it( 'have a text when none or only unknown ones are selected', () => {
		expect( geoInWords( { target: 'select', countries: [] } ) ).toBe( 'No countries selected' );
		expect( geoInWords( { target: 'select', countries: [ '?' ] } ) ).toBe( '?' );
	} );
} );

describe( 'pages in words', () => {
	const shop = rule( 'page_url_contains', '/shop' );
	const home = rule( 'page_or_post_is', [ 'Home', 'About us' ] );
	const words = ( ...rules: PageRule[] ) => pagesInWords( { pages: 'select', page_rules: rules } );

	it( 'include all of them even if rules are stored', () => {
		expect( pagesInWords( { pages: 'all', page_rules: [ shop ] } ) ).toBe( 'All pages' );
	} );

	it( 'are a sentence for one or two rules', () => {
		expect( words( shop ) ).toBe( 'Where the URL contains “/shop”' );
		expect( words( home ) ).toBe( 'Where the page or post is “Home” or “About us”' );
		expect( words( { ...home, logic: 'page_or_post_is_not' }, shop ) ).toBe(
			'Where the page or post is not “Home” or “About us” and the URL contains “/shop”'
		);
		expect( words( shop, home, shop ) ).toBe( 'Where all 3 rules match' );
	} );

	it( 'count the groups between “or”; the operator of the first rule is ignored', () => {
		expect( words( shop, { ...home, operator: '||' } ) ).toBe( 'On 2 groups of pages' );
		expect( words( { ...shop, operator: '||' } ) ).toBe( 'Where the URL contains “/shop”' );
		expect( words( shop, home, { ...shop, operator: '||' }, home ) ).toBe( 'On 2 groups of pages' );
	} );

	it( 'have a text while rules are incomplete', () => {
		expect( words() ).toBe( 'No pages selected' );
		expect( words( { ...shop, data: null } ) ).toBe( 'Where the URL contains …' );
		expect( words( { ...shop, data: ' ' } ) ).toBe( 'Where the URL contains …' );
		expect( words( { ...home, data: [] } ) ).toBe( 'Where the page or post is …' );
	} );

	it( 'keep a percent sign as it was typed', () => {
		expect( words( rule( 'page_url_contains', '100%s' ) ) ).toBe( 'Where the URL contains “100%s”' );
	} );
} );

describe( 'behavior in words', () => {
	it( 'says when a survey opens', () => {
		const timing = ( name: Parameters< typeof timingInWords >[ 0 ][ 'timing' ], delay = 20 ) =>
			timingInWords( { timing: name, timing_delay: delay } );
		expect( timing( 'immediate' ) ).toBe( 'When the page loads' );
		expect( timing( 'delay' ) ).toBe( 'After 20 seconds' );
		expect( timing( 'delay', 1 ) ).toBe( 'After 1 second' );
		expect( timing( 'delay', 0 ) ).toBe( 'When the page loads' );
		expect( timing( 'before_abandon' ) ).toBe( 'On exit intent' );
		expect( timing( 'half_page' ) ).toBe( 'After scrolling halfway' );
	} );

	it( 'says how often it shows', () => {
		expect( displayLengthInWords( { display_length: 'until_response', ask_again_days: 0 } ) ).toBe(
			'Until the visitor answers'
		);
		expect( displayLengthInWords( { display_length: 'until_response', ask_again_days: 7 } ) ).toBe(
			'Until the visitor answers; asks again 7 days after being closed'
		);
		expect( displayLengthInWords( { display_length: 'once', ask_again_days: 7 } ) ).toBe( 'Once per visitor' );
		expect( displayLengthInWords( { display_length: 'repeatedly', ask_again_days: 0 } ) ).toBe(
			'Every time, answered or not'
		);
	} );

	it( 'says how long it runs', () => {
		vi.useFakeTimers( { now: new Date( '2026-11-01T12:00' ) } );
		const until = ( month: number, day: number, year: number | null = null ) =>
			runTimeInWords( { run_time: 'expire', expire_at: { month, day, year } } );
		expect( runTimeInWords( { run_time: 'indefinitely', expire_at: { month: 1, day: 1, year: null } } ) ).toBe(
			'As long as it’s published'
		);
		expect( until( 12, 31 ) ).toBe( 'Last shown on 30 December 2026' );
		expect( until( 12, 31, 2027 ) ).toBe( 'Last shown on 30 December 2027' );
		expect( until( 2, 29 ) ).toBe( 'Last shown on 28 February 2027' );
		expect( until( 2, 29, 2027 ) ).toBe( 'Last shown on 28 February 2027' );
		expect( until( 2, 31 ) ).toBe( 'Last shown on 28 February 2027' );
		expect( runTimeInWords( { run_time: 'expire', expire_at: null } ) ).toBe( 'End date not chosen yet' );
		document.documentElement.lang = 'de-DE';
		expect( until( 12, 31 ) ).toBe( 'Last shown on 30. Dezember 2026' );
	} );

	/** Guards against: “Until 31 December” for a survey that isn't shown on that day. */
	it.each(
		sharedCases< RunTime >( 'run-time' ).flatMap( ( { saved, ...of } ) => ( saved ? [ { ...of, saved } ] : [] ) )
	)(
		'shows the last day on which it is shown, but not the day after: $name',
		( { month, day, saved, open, over } ) => {
			const last = new Date(
				`${ lastDayInWords( { month, day, year: null }, new Date( `${ saved }T12:00` ) ) } UTC`
			);
			const number = ( date: Date ) =>
				( date.getUTCFullYear() * 100 + date.getUTCMonth() + 1 ) * 100 + date.getUTCDate();
			expect( number( last ) ).toBeGreaterThanOrEqual( open );
			expect( number( new Date( last.getTime() + 864e5 ) ) ).toBeLessThanOrEqual( over );
		}
	);
} );

function rule( logic: PageRule[ 'logic' ], data: string | readonly string[] ): PageRule {
	return {
		logic,
		operator: '&&',
		data: typeof data === 'string' ? data : data.map( ( label, id ) => ( { id, label } ) ),
	};
}
