import { expect, it } from 'vitest';
import type { WidgetPageRule } from '../../../src/contract/types';
import type { VisitContext } from '../../shared/targeting/eligibility';
import { Jar, manifest, named, survey } from '../../testing';
import type { ListedSurvey, WhyData } from './data';
import { checkSurveys } from './verdicts';

const HERE: VisitContext = {
	page: manifest( [] ).page,
	url: 'https://example.org/prices',
	referrer: '',
	jar: new Jar(),
	device: 'mobile',
	gate: ( { id, targeting } ) => ( targeting.by_country && id !== 1 ? 'country' : '' ),
	patience: { left: Infinity },
	today: 615,
};

const listed = ( id: number, more: Partial< ListedSurvey > = {} ): ListedSurvey => ( {
	id,
	title: `Survey ${ id }`,
	edit: '',
	kept: '',
	...more,
} );
const data = ( surveys: ListedSurvey[], more: Partial< WhyData > = {} ): WhyData => ( {
	script: '',
	preview: 0,
	edit_page: '',
	create: '',
	cache: '',
	surveys,
	words: {
		submitted: 'answered',
		not_floating: 'no place',
		another_first: 'another',
		page_off: 'off here',
		not_for_you: 'not for you',
		device: 'other device',
		page_url_contains: 'other address',
		country: 'other country',
		expired: 'over',
	} as WhyData[ 'words' ],
	details: {
		device: 'for %1$s, not %2$s',
		page_url_contains: 'must contain %1$s, is %2$s',
	},
	holds: {
		published: 'published',
		not_submitted: 'open',
		has_place: 'place',
		device: 'device fits',
		country: 'country fits',
		page_rules: 'rules hold',
		may_float: 'floats',
		is_first: 'first',
	},
	total: surveys.length,
	strings: { desktop: 'computers', mobile: 'phones', nothing: 'nothing' } as WhyData[ 'strings' ],
	...more,
} );
const ruled = ( id: number, floats = true ) =>
	survey( named( 'why' ), { id, floats, cookie_name: `userfeedback-survey-${ id }` } );

function told(
	of: WhyData,
	printed: ReturnType< typeof manifest > | null,
	placed: number[] = [],
	answered: number[] = []
) {
	return checkSurveys(
		of,
		printed,
		placed,
		( { id } ) => ( { answered: answered.includes( id ) || null, closed: false } ),
		HERE
	).map( ( { survey: { id }, where, checks } ) => ( {
		id,
		where,
		holds: checks.filter( ( { holds } ) => holds ).map( ( { text } ) => text ),
		fails: checks.filter( ( { holds } ) => ! holds ).map( ( { text } ) => text ),
	} ) );
}

it( 'reports where each survey shows, and that only one can pop up', () => {
	const printed = manifest( [ ruled( 1 ), ruled( 2 ), ruled( 3 ) ] );

	expect( told( data( [ listed( 1 ), listed( 2 ), listed( 3 ) ] ), printed, [ 3 ] ) ).toEqual( [
		{ id: 1, where: 'floating', holds: [ 'published', 'open', 'floats', 'first' ], fails: [] },
		{ id: 2, where: 'none', holds: [ 'published', 'open', 'floats' ], fails: [ 'another' ] },
		{ id: 3, where: 'inline', holds: [ 'published', 'open', 'place' ], fails: [] },
	] );
} );

it( 'reports every obstacle, not only the first one', () => {
	const printed = manifest( [ ruled( 1 ), ruled( 2 ) ] );

	expect( told( data( [ listed( 1 ), listed( 2 ) ] ), printed, [], [ 2 ] )[ 1 ] ).toEqual( {
		id: 2,
		where: 'none',
		holds: [ 'published', 'floats' ],
		fails: [ 'answered', 'another' ],
	} );
} );

it( 'does not count an answered survey as the one that pops up', () => {
	const printed = manifest( [ ruled( 1 ), ruled( 2 ) ] );

	expect( told( data( [ listed( 1 ), listed( 2 ) ] ), printed, [], [ 1 ] ).map( ( { where } ) => where ) ).toEqual( [
		'none',
		'floating',
	] );
} );

it( 'reports that an embedded-only survey has no place here', () => {
	expect( told( data( [ listed( 1 ) ] ), manifest( [ ruled( 1, false ) ] ) )[ 0 ]?.fails ).toEqual( [ 'no place' ] );
} );

it( 'gives the server’s reason if the page never got the survey', () => {
	const of = data( [ listed( 1, { kept: 'page_off' } ), listed( 2, { kept: 'not_for_you' } ) ] );

	expect( told( of, null ).map( ( { where, fails } ) => [ where, ...fails ] ) ).toEqual( [
		[ 'none', 'off here' ],
		[ 'none', 'not for you' ],
	] );
} );

it( 'checks no rules in a preview, and says which survey is previewed', () => {
	const printed = manifest( [ ruled( 2 ) ], { preview: true } );

	expect( told( data( [ listed( 1 ), listed( 2 ) ], { preview: 2 } ), printed, [], [ 2 ] ) ).toEqual( [
		{ id: 1, where: 'none', holds: [], fails: [] },
		{ id: 2, where: 'previewed', holds: [], fails: [] },
	] );
} );

it( 'reports each rule that fails, of every kind, and those that match', () => {
	const strict = survey( named( 'why' ), {
		id: 1,
		targeting: {
			devices: [ 'desktop' ],
			page_rules: [ { logic: 'page_url_contains', operator: '&&', data: '/shop' } ],
			by_country: true,
		},
		behavior: { ...survey( [] ).behavior, expire_on: 601 },
	} );

	expect( told( data( [ listed( 1 ) ] ), manifest( [ strict ] ) ) ).toEqual( [
		{
			id: 1,
			where: 'none',
			holds: [ 'published', 'open', 'country fits', 'floats' ],
			fails: [ 'over', 'for computers, not phones', 'must contain /shop, is /prices' ],
		},
	] );
} );

it( 'names a rule’s value and the page’s, and the failing one of two of a kind', () => {
	const rules = ( ...pageRules: WidgetPageRule[] ) =>
		survey( named( 'why' ), {
			id: 1,
			targeting: { devices: [ 'mobile' ], page_rules: pageRules, by_country: false },
		} );
	const fails = ( ...pageRules: WidgetPageRule[] ) =>
		told(
			data( [ listed( 1 ) ], {
				details: {
					page_url_contains: '%1$s, %2$s',
					page_or_post_is: '%1$s, %2$s',
					referrer: '%1$s, %2$s',
				},
			} ),
			manifest( [ rules( ...pageRules ) ] )
		)[ 0 ]?.fails;

	expect(
		fails(
			{ logic: 'page_url_contains', operator: '&&', data: 'price' },
			{ logic: 'page_url_contains', operator: '&&', data: '$1sale' }
		)
	).toEqual( [ '$1sale, /prices' ] );
	expect( fails( { logic: 'page_or_post_is', operator: '&&', data: [ '12', '15' ] } ) ).toEqual( [ '#12, #15, #7' ] );
	expect( fails( { logic: 'referrer', operator: '&&', data: 'https://example.net' } ) ).toEqual( [
		'https://example.net, nothing',
	] );
} );

it( 'isolates values where writing directions meet', () => {
	const fails = ( template: string, value: string ) =>
		told(
			data( [ listed( 1 ) ], { details: { page_url_contains: template } } ),
			manifest( [
				survey( named( 'why' ), {
					id: 1,
					targeting: {
						devices: [ 'mobile' ],
						page_rules: [ { logic: 'page_url_contains', operator: '&&', data: value } ],
						by_country: false,
					},
				} ),
			] )
		)[ 0 ]?.fails;

	expect( fails( 'الصفحة: %1$s، %2$s.', '/shop/' ) ).toEqual( [
		'الصفحة: \u2068/shop/\u2069، \u2068/prices\u2069.',
	] );
	expect( fails( 'must be %1$s, is %2$s.', 'متجر' ) ).toEqual( [ 'must be \u2068متجر\u2069, is /prices.' ] );
} );
