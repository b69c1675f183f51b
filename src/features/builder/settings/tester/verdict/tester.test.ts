import { describe, expect, it } from 'vitest';
import { FEATURES } from '@/contract/features';
import type { AnswersFrom, PageRule, SurveySettings, TestedPage, Visits } from '@/contract/types';
import type { Site } from '@/lib/site';
import { recorded } from '@/testing/recorded';
import { sharedCases } from '@/testing/shared-cases';
import { settingsOf, surveyOf } from '@/testing/survey-of';
import { missingInSettings } from '@/features/builder/draft/validation/settings';
import { formOf } from '@/features/builder/draft/form/load-survey';
import type { SurveyForm } from '@/features/builder/draft/form/draft';
import { rounded } from '../estimate/estimate-text';
import { addressOn } from '../address';
import { INITIAL_TEST_VISIT, fieldsFor, visitOf } from '../test-visit';
import { estimateFor } from '../estimate/estimate';
import { testOn } from './verdict';
import { deviceIn, namesIn } from '../user-agent';

const devices = sharedCases< Record< 'name' | 'user_agent' | 'device', string > & { touches: number } >( 'devices' );

type CountryCase = Pick< SurveySettings, 'geo_targeting' > & { name: string; unfinished: boolean; shows: boolean };

const NOW = new Date( 2026, 10, 21 );
const ALL = Object.fromEntries( Object.keys( FEATURES ).map( ( name ) => [ name, true ] ) ) as Site[ 'features' ];
const PAGE = recorded< TestedPage >( 'site/tested-page' ).body;
const URL = 'https://example.org/';

const form = ( settings: Partial< SurveySettings > = {} ): SurveyForm =>
	formOf( surveyOf( { id: 5, settings: { ...settingsOf( {} ), ...settings } } ), true );

const ruled = ( ...rules: PageRule[] ): SurveyForm =>
	form( { targeting: { ...settingsOf( {} ).targeting, pages: 'select', page_rules: rules } } );

const tested = ( asked: SurveyForm, page: Partial< TestedPage > = {}, features = ALL ) => {
	const whole = { ...PAGE, ...page };
	return testOn( asked, features, whole, visitOf( INITIAL_TEST_VISIT, URL, whole ), NOW );
};
const never: PageRule = { logic: 'page_url_contains', operator: '&&', data: '/never/' };

describe( 'addresses', () => {
	it( 'can be typed as a path or a full URL, but only of this site', () => {
		expect( addressOn( 'https://example.org/', '/prices/?a=1#top' ) ).toBe( 'https://example.org/prices/?a=1' );
		expect( addressOn( 'https://example.org/blog', '/prices/' ) ).toBe( 'https://example.org/blog/prices/' );
		expect( addressOn( 'https://example.org/', ' https://example.org/x ' ) ).toBe( 'https://example.org/x' );
		expect( addressOn( 'https://example.org/', '' ) ).toBe( 'https://example.org/' );
		for ( const foreign of [
			'https://example.net/',
			'//example.net/',
			'javascript:alert(1)',
			'http://',
			'mailto:a@b.c',
		] ) {
			expect( addressOn( 'https://example.org/', foreign ) ).toBeNull();
		}
	} );
} );

describe( 'a test', () => {
	it( 'respects the page author’s settings', () => {
		expect( tested( form(), { disabled: true } ) ).toMatchObject( { answer: 'no', kept: 'page_off' } );
		expect( tested( form(), { specific: 9 } ) ).toMatchObject( { answer: 'no', kept: 'page_other' } );
		expect( tested( form(), { is_for_role: false } ) ).toMatchObject( { answer: 'no', kept: 'not_for_role' } );
		expect( tested( ruled( never ) ) ).toMatchObject( { answer: 'no', rules: [ never ] } );
		expect( tested( ruled( never ), { specific: 5, disabled: true } ) ).toMatchObject( { answer: 'yes' } );
	} );

	it( 'gives priority only to a higher survey that shows on the same page', () => {
		const { targeting, behavior } = recordedRules();
		const newer = { id: 8, title: 'Newer', targeting, behavior };
		const movedToTop = { ...newer, id: 2, title: 'Older' };
		expect( tested( form(), { others: [ movedToTop, newer ] } ) ).toMatchObject( {
			answer: 'later',
			rival: { title: 'Older', answer: 'yes' },
		} );
		expect( tested( form(), { others: [ newer ], disabled: true } ) ).toMatchObject( {
			answer: 'no',
			rival: null,
		} );
		const shop: PageRule = { logic: 'page_or_post_is', operator: '&&', data: [ { id: 7, label: 'Shop' } ] };
		expect( tested( ruled( shop ), { others: [ newer ], is_known: false } ) ).toMatchObject( {
			answer: 'unknown',
			rules: [ shop ],
			rival: { answer: 'yes' },
		} );
		expect( tested( form(), { others: [ { ...newer, id: 5 } ] } ) ).toMatchObject( { answer: 'yes' } );
		const forPhones = { ...newer, targeting: { ...targeting, devices: [ 'mobile' as const ] } };
		expect( tested( form(), { others: [ forPhones ] } ) ).toMatchObject( { answer: 'yes' } );
		const somewhere = { ...newer, targeting: { ...targeting, by_country: true } };
		expect( tested( form(), { others: [ somewhere ] } ) ).toMatchObject( { answer: 'unknown' } );
		const forSome = { ...newer, targeting: { ...targeting, gate: { days: 0, own: false, share: 10 } } };
		expect( tested( form(), { others: [ forSome ] } ) ).toMatchObject( { answer: 'unknown' } );
		expect( tested( { ...form(), id: null }, { others: [ newer ] } ) ).toMatchObject( { answer: 'yes' } );
	} );

	it.each( sharedCases< CountryCase >( 'rules/countries' ) )(
		'respects countries: $name',
		( { geo_targeting: geo, ...of } ) => {
			const asked = form( { geo_targeting: geo } );
			const visit = visitOf( { ...INITIAL_TEST_VISIT, country: 'NL' }, URL, PAGE );
			expect( testOn( asked, ALL, PAGE, visit, NOW )?.answer ).toBe( of.shows ? 'yes' : 'no' );
			expect( Object.keys( missingInSettings( asked.draft.settings ) ) ).toEqual(
				of.unfinished ? [ 'settings.geo_targeting.countries' ] : []
			);
		}
	);

	it( 'shows to no one when no country is selected', () => {
		const nowhere = form( { geo_targeting: { target: 'select', countries: [] } } );
		expect( tested( nowhere ) ).toMatchObject( { answer: 'no', reasons: [ 'country' ] } );
	} );

	it( 'follows the features of the edition', () => {
		const phones = form( { targeting: { ...settingsOf( {} ).targeting, devices: [ 'mobile' ] } } );
		expect( tested( phones ) ).toMatchObject( { answer: 'no', reasons: [ 'device' ] } );
		expect( tested( phones, {}, { ...ALL, devices: false } ) ).toMatchObject( { answer: 'yes' } );
		expect( tested( ruled( never ), {}, { ...ALL, 'page-targeting': false } ) ).toMatchObject( {
			reasons: [ 'no_targeting', 'page_url_contains' ],
		} );
	} );

	it( 'shows fields only for what its rules need', () => {
		expect( fieldsFor( [ never ] ) ).toEqual( { referrer: false, cookies: [] } );
		const asks: PageRule[] = [
			{ logic: 'referrer', operator: '&&', data: URL },
			{ logic: 'cookie_exist', operator: '&&', data: 'cart' },
			{ logic: 'cookie_not_exist', operator: '||', data: 'cart' },
		];
		expect( fieldsFor( asks ) ).toEqual( { referrer: true, cookies: [ 'cart' ] } );
	} );
} );

describe( 'a User-Agent', () => {
	it.each( devices.filter( ( { touches, user_agent: text } ) => touches === 0 || ! text.includes( 'Macintosh' ) ) )(
		'maps to the same device as on visitors’ pages: $name',
		( { user_agent: text, device } ) => expect( deviceIn( text ) ).toBe( device )
	);

	it( 'shows the browser and operating system', async () => {
		const phone = devices.find( ( { name } ) => name === 'Safari on an iPhone' )?.user_agent ?? '';
		expect( await namesIn( phone ) ).toEqual( { browser: 'Mobile Safari 18', system: 'iOS 18.0' } );
	} );
} );

describe( 'the estimate', () => {
	const from = ( answers: number, parts: Partial< AnswersFrom > = {} ): AnswersFrom => ( {
		page: 0,
		url: URL,
		device: 'desktop',
		country: '',
		answers,
		...parts,
	} );
	const visits = ( ...answers: AnswersFrom[] ): Visits => ( {
		today: '2026-11-22',
		since: '2026-10-26',
		displays: 400,
		pages: [],
		answers,
	} );
	const estimate = ( asked: SurveyForm, of: Visits ) => estimateFor( asked, ALL, of, NOW );

	it( 'matches the share of the responses', () => {
		const phones = form( { targeting: { ...settingsOf( {} ).targeting, devices: [ 'mobile' ] } } );
		const of = visits( from( 30 ), from( 10, { device: 'mobile' } ) );
		expect( estimate( phones, of ) ).toMatchObject( { least: 25, most: 25, displays: 100, answers: 40, met: 10 } );
		expect( estimate( form(), of ) ).toMatchObject( { least: 100, most: 100 } );
		expect( estimate( ruled( never ), of ) ).toMatchObject( { least: 0, most: 0 } );
	} );

	it( 'is a range when too few data are stored', () => {
		const strangers = ruled( {
			logic: 'user_logged_in',
			operator: '&&',
			data: [ { id: 'logged_out', label: 'Logged out' } ],
		} );
		expect( estimate( strangers, visits( from( 20 ), from( 20, { url: '' } ) ) ) ).toMatchObject( {
			least: 0,
			most: 100,
			mayBeMet: 40,
		} );
		const shop = ruled( { logic: 'page_or_post_is', operator: '&&', data: [ { id: 7, label: 'Shop' } ] } );
		const page = { ...PAGE, id: 7, is: { ...PAGE.is, page_or_post_is: [ '7' ] } };
		const of = { ...visits( from( 10, { page: 7 } ), from( 30 ) ), pages: [ page ] };
		expect( estimate( shop, of ) ).toMatchObject( { least: 25, most: 100 } );
	} );

	it( 'is multiplied by the share of visitors, if the plan has shares', () => {
		const quarter = form( { behavior: { ...settingsOf( {} ).behavior, share: 250 } } );
		const of = visits( from( 40 ) );
		expect( estimate( quarter, of ) ).toMatchObject( { least: 25, most: 25, met: 40 } );
		expect( estimateFor( quarter, { ...ALL, behavior: false }, of, NOW ) ).toMatchObject( { most: 100 } );
		const comparison = { with: 7, role: 'version', lift: 20, started_on: null, ended_on: null } as const;
		expect( estimate( { ...form(), id: 8, comparison }, of ) ).toMatchObject( { most: 50 } );
		expect( estimate( { ...form(), id: 8, comparison: { ...comparison, role: 'original' } }, of ) ).toMatchObject( {
			most: 100,
		} );
	} );

	it( 'is empty in the first week, or with few responses', () => {
		expect( estimate( form(), visits( from( 19 ) ) ) ).toBeNull();
		expect( estimate( form(), { ...visits( from( 20 ) ), since: '2026-11-17' } ) ).toBeNull();
		expect( estimate( form(), { ...visits( from( 20 ) ), since: '2026-11-16' } ) ).toMatchObject( {
			displays: 400,
		} );
		expect( estimate( form(), { ...visits( from( 20 ) ), since: null, displays: 0 } ) ).toBeNull();
	} );

	it( 'is rounded to the precision of its data', () => {
		expect( [ 0.4, 3.6, 12.3, 128.4, 1250 ].map( rounded ) ).toEqual( [ 0, 4, 12, 130, 1300 ] );
	} );
} );

function recordedRules(): Pick< TestedPage[ 'others' ][ number ], 'targeting' | 'behavior' > {
	return {
		targeting: { devices: [ 'desktop', 'tablet', 'mobile' ], page_rules: [], by_country: false },
		behavior: {
			timing: 'immediate',
			timing_delay: 0,
			display_length: 'until_response',
			expire_on: 0,
			ask_again_days: 0,
		},
	};
}
